package dev.assay.dataset.review;

import dev.assay.dataset.folder.Entry;
import dev.assay.engine.input.InputException;
import java.io.BufferedReader;
import java.io.IOException;
import java.io.PrintWriter;
import java.io.UncheckedIOException;
import java.time.Clock;
import java.util.ArrayList;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/**
 * A review in the terminal: shows a case, reads a line, does what it says, saves it, shows the next. The first letter of a
 * line is the command, the rest its words.
 */
public final class Session {

    private static final String COMMANDS =
            "[a]pprove [r]eject [e]dit [n]ote [s]kip [u]ndo [m]ore [q]uit, with words: r wrong passage > ";
    private static final String SECOND_COMMANDS =
            "second opinion: [a]pprove [r]eject [n]ote [s]kip [u]ndo [m]ore [q]uit > ";
    private static final String AT_THE_END = "no case is left; [u]ndo or [q]uit > ";

    private static final List<String> NAMES =
            List.of("approve", "reject", "edit", "note", "skip", "undo", "more", "quit");

    private final ReviewRequest request;
    private final Board board;
    private final BufferedReader in;
    private final PrintWriter out;
    private final int width;
    private final Clock clock;
    private final List<String> waiting;
    private final Map<Action, Integer> done = new EnumMap<>(Action.class);
    private int at;
    private int skipped;
    private boolean full;

    private Session(ReviewRequest request, Board board, BufferedReader in, PrintWriter out, int width, Clock clock) {
        this.request = request;
        this.board = board;
        this.in = in;
        this.out = out;
        this.width = width;
        this.clock = clock;
        this.waiting = new ArrayList<>(Waiting.of(request, board));
    }

    /**
     * Reviews until nothing waits, the reviewer quits or the input ends; every decision is saved before the next case is
     * shown.
     *
     * @param in what the reviewer types, line by line
     * @param out where cases are shown
     * @param width columns of the terminal
     * @throws InputException when the dataset has faults, or somebody else reviews it
     */
    public static ReviewOutcome run(ReviewRequest request, BufferedReader in, PrintWriter out, int width, Clock clock) {
        try (Board board = Board.open(request.dataset())) {
            Session session = new Session(request, board, in, out, width, clock);
            session.loop();
            return new ReviewOutcome(
                    board.log().file(),
                    request.by(),
                    session.done,
                    session.skipped,
                    Waiting.of(request, board).size(),
                    Statuses.of(board),
                    List.of(),
                    board.log().damaged());
        } catch (IOException cannotRead) {
            throw new UncheckedIOException("cannot read what is typed", cannotRead);
        }
    }

    private void loop() throws IOException {
        if (waiting.isEmpty()) {
            out.println("no case waits for " + request.by()
                    + "; --status, --slice and --case choose others, `u` undoes what you did last");
        }
        boolean show = true;
        while (true) {
            if (at < waiting.size() && show) {
                show();
            }
            prompt(at < waiting.size() ? (request.second() ? SECOND_COMMANDS : COMMANDS) : AT_THE_END);
            Optional<String> line = line();
            Optional<Character> command = line.flatMap(Session::command);
            if (line.isEmpty()) {
                out.println();
                return;
            }
            if (command.filter(letter -> letter == 'q').isPresent()) {
                return;
            }
            show = !line.get().isEmpty() && act(command, line.get());
        }
    }

    private void show() {
        board.entry(waiting.get(at)).ifPresent(entry -> {
            String head = "case " + (at + 1) + " of " + waiting.size() + ": " + entry.id() + "  (" + board.file() + ":"
                    + entry.line() + ")";
            out.print(CaseText.of(entry, board.corpus(), head, request.second(), width, full));
        });
    }

    /** Does what a line says; whether a case is to be shown now. */
    private boolean act(Optional<Character> typed, String line) throws IOException {
        if (typed.isEmpty()) {
            out.println("`" + CaseText.plain(line) + "` is no command: a letter or its word, then a blank and words");
            return false;
        }
        String words = line.replaceFirst("^\\S+\\s*", "").strip();
        char command = typed.get();
        if (command == 'u') {
            return undo();
        }
        Optional<Entry> entry = at < waiting.size() ? board.entry(waiting.get(at)) : Optional.empty();
        if (entry.isEmpty()) {
            out.println("there is no case to do that with");
            return false;
        }
        full = command == 'm';
        switch (command) {
            case 'a' -> {
                return decide(entry.get(), Action.APPROVE, words);
            }
            case 'r' -> {
                return decide(entry.get(), Action.REJECT, words);
            }
            case 'n' -> {
                return note(entry.get(), words);
            }
            case 'e' -> {
                return edit(entry.get(), words);
            }
            case 's' -> {
                skipped++;
                at++;
                return true;
            }
            default -> {
                return true;
            }
        }
    }

    /** The letter of the command that a line begins with. */
    private static Optional<Character> command(String line) {
        String word = line.split("\\s", 2)[0];
        return NAMES.stream()
                .filter(name -> !word.isEmpty() && (word.equals(name) || word.equals(name.substring(0, 1))))
                .map(name -> name.charAt(0))
                .findFirst();
    }

    private boolean decide(Entry entry, Action action, String words) {
        save(Change.decided(entry, action, words, hand()));
        at++;
        return true;
    }

    private boolean note(Entry entry, String words) throws IOException {
        String note = words;
        if (note.isEmpty()) {
            prompt("note > ");
            note = line().orElse("");
        }
        if (note.isEmpty()) {
            out.println("no note was left");
            return false;
        }
        save(Change.noted(entry, note, hand()));
        out.println("noted");
        return false;
    }

    private boolean edit(Entry entry, String words) throws IOException {
        if (request.second()) {
            out.println("a second opinion leaves the case as it is; say in a note what should change");
            return false;
        }
        try {
            Entry edited = request.editor().isPresent() && words.isEmpty()
                    ? new EditorProcess(request.editor().get()).edit(entry)
                    : new Prompted(in, out).edit(entry, words);
            if (edited.json().equals(entry.json())) {
                out.println("nothing was changed");
                return false;
            }
            save(Change.edited(entry, edited, hand()));
            return true;
        } catch (InputException wrong) {
            out.println("not saved: " + wrong.getMessage());
            return false;
        } catch (InterruptedException stopped) {
            Thread.currentThread().interrupt();
            out.println("not saved: the editor was interrupted");
            return false;
        }
    }

    private boolean undo() {
        Optional<LogLine> last = board.standing().last(request.by(), request.second());
        if (last.isEmpty()) {
            out.println("there is nothing to undo");
            return false;
        }
        Optional<Entry> entry = board.entry(last.get().id());
        if (entry.isEmpty() || !Fingerprint.whole(entry.get()).equals(last.get().afterHash())) {
            out.println("the case " + last.get().id() + " was changed since; it cannot be undone, only decided again");
            return false;
        }
        save(Change.undone(entry.get(), last.get(), hand()));
        out.println("undone: " + last.get().action().word() + " " + last.get().id());
        int place = waiting.indexOf(entry.get().id());
        if (place < 0) {
            waiting.add(Math.min(at, waiting.size()), entry.get().id());
        } else {
            at = place;
        }
        return true;
    }

    private void save(Change change) {
        board.save(List.of(change));
        done.merge(change.line().action(), 1, Integer::sum);
    }

    private Change.Hand hand() {
        return new Change.Hand(request.by(), clock.instant(), request.second());
    }

    private void prompt(String words) {
        out.print(words);
        out.flush();
    }

    private Optional<String> line() throws IOException {
        return Optional.ofNullable(in.readLine()).map(String::strip);
    }
}
