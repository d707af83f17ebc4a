// Filter and order of the case list. Without it the page can be read all the same.
(() => {
  'use strict';
  const byId = (id) => document.getElementById(id);
  const list = byId('case-list');
  const form = byId('filter');
  const cases = Array.from(list.children).map((item) => ({
    item,
    details: item.querySelector('details'),
    cause: item.dataset.cause,
    states: item.dataset.states,
    place: Number(item.dataset.place),
    shortfall: Number(item.dataset.shortfall),
    scores: item.dataset.scores.split(','),
    text: null,
  }));

  // Read only when somebody searches: a thousand cases hold megabytes of text.
  const textOf = (one) => (one.text ??= one.item.textContent.toLowerCase());

  const fits = (one, words, cause, state) =>
    (!cause || (cause === 'none' ? !one.cause : one.cause === cause))
    && (!state || one.states.split(' ').includes(state))
    && words.every((word) => textOf(one).includes(word));

  const filter = () => {
    const words = byId('filter-text').value.toLowerCase().split(/\s+/).filter(Boolean);
    let shown = 0;
    for (const one of cases) {
      const fit = fits(one, words, byId('filter-cause').value, byId('filter-state').value);
      one.item.hidden = !fit;
      shown += fit ? 1 : 0;
    }
    const status = byId('shown');
    status.textContent = status.dataset.pattern.replace('{shown}', shown).replace('{all}', cases.length);
  };

  // A case without a value for the metric stands last: it is neither good nor bad.
  const byMetric = (column) => (a, b) => {
    const [x, y] = [a.scores[column], b.scores[column]];
    return (x === '') - (y === '') || Number(x) - Number(y) || a.place - b.place;
  };

  const sort = () => {
    const select = byId('sort');
    const orders = {
      worst: (a, b) => b.shortfall - a.shortfall || a.place - b.place,
      dataset: (a, b) => a.place - b.place,
    };
    const order = orders[select.value] || byMetric(select.selectedIndex - Object.keys(orders).length);
    list.append(...cases.slice().sort(order).map((one) => one.item));
  };

  const setAll = (open) => cases.filter((one) => !one.item.hidden).forEach((one) => { one.details.open = open; });

  const openTarget = () => {
    const target = location.hash && byId(decodeURIComponent(location.hash.slice(1)));
    const details = target && target.querySelector('details.case');
    if (details && list.contains(target)) {
      details.open = true;
    }
  };

  form.hidden = false;
  form.addEventListener('submit', (event) => event.preventDefault());
  form.addEventListener('input', filter);
  form.addEventListener('reset', () => setTimeout(() => { filter(); sort(); }));
  byId('sort').addEventListener('change', sort);
  byId('open-all').addEventListener('click', () => setAll(true));
  byId('close-all').addEventListener('click', () => setAll(false));
  addEventListener('hashchange', openTarget);
  addEventListener('beforeprint', () => setAll(true));
  openTarget();
  filter();
})();
