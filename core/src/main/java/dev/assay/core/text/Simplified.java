package dev.assay.core.text;

/** Traditional characters as simplified ones, as far as the tables of {@link ChinesePhrases} use them. */
final class Simplified {

    private static final String TRADITIONAL = "資料檔說書來並沒無關於問題對該這裡個們為據從內範圍職責權業務處確認實錄號頁網訊標準"
            + "給寫記載覽導節講談應詢繫電話請見參閱頭過還會與涉隨時樂協處幫別麼嗎兩項種傳達語體獲稱數擬測猜顧圖館獻"
            + "檢尋搜詳細斷評論開調備貨區價異樣您報庫識結後斷難暫條款進暢辦類僅謝歡迎聯繫臺灣點當掛訪專屬員線簡繁複覆";
    private static final String SIMPLIFIED = "资料档说书来并没无关于问题对该这里个们为据从内范围职责权业务处确认实录号页网讯标准"
            + "给写记载览导节讲谈应询系电话请见参阅头过还会与涉随时乐协处帮别么吗两项种传达语体获称数拟测猜顾图馆献"
            + "检寻搜详细断评论开调备货区价异样您报库识结后断难暂条款进畅办类仅谢欢迎联系台湾点当挂访专属员线简繁复复";

    private Simplified() {}

    static String of(String text) {
        StringBuilder simplified = new StringBuilder(text);
        for (int i = 0; i < text.length(); i++) {
            int at = text.charAt(i) < '\u4e00' ? -1 : TRADITIONAL.indexOf(text.charAt(i));
            if (at >= 0) {
                simplified.setCharAt(i, SIMPLIFIED.charAt(at));
            }
        }
        return simplified.toString();
    }
}
