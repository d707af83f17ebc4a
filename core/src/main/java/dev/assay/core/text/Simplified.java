package dev.assay.core.text;

/** Traditional characters as simplified ones, as far as {@link ChineseLexicon} uses them. */
final class Simplified {

    private static final String TRADITIONAL = "資檔說書來並沒無關於問題對該這裡個們為據從內範圍職責權業務處確認實錄號頁網訊標準給寫記載覽導節講談應詢繫電話請見參閱頭過"
            + "還會與隨時樂協幫別麼嗎兩項種傳達語體獲稱數擬測顧圖館獻檢尋詳細斷評論開調備貨區價異樣報庫識結後難暫條進暢辦類僅謝歡聯臺灣"
            + "點當掛訪專屬員線簡複覆編單誰總場親幾動選擇環驗證護創離購買訂計賬帳戶產銷費稅錢錯誤現際終統試畫"
            + "預頻熱殘闕謎懸觀級約課義術冊筆跡組間腳譯決洩違規則讓許聽歸慮亂輕營經歷討爭議執師醫藥療診財夠觸連雙滿絕訴換詞鍵張繼續顯溝補發碼態況長門蹤餘卻";
    private static final String SIMPLIFIED = "资档说书来并没无关于问题对该这里个们为据从内范围职责权业务处确认实录号页网讯标准给写记载览导节讲谈应询系电话请见参阅头过"
            + "还会与随时乐协帮别么吗两项种传达语体获称数拟测顾图馆献检寻详细断评论开调备货区价异样报库识结后难暂条进畅办类仅谢欢联台湾"
            + "点当挂访专属员线简复复编单谁总场亲几动选择环验证护创离购买订计账帐户产销费税钱错误现际终统试画"
            + "预频热残阙谜悬观级约课义术册笔迹组间脚译决泄违规则让许听归虑乱轻营经历讨争议执师医药疗诊财够触连双满绝诉换词键张继续显沟补发码态况长门踪余却";

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
