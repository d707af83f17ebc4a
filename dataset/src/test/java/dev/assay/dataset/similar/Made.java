package dev.assay.dataset.similar;

import java.util.ArrayList;
import java.util.List;
import java.util.Random;

/** Random questions in both languages, about half of them another one with something changed. */
final class Made {

    private static final String HAN = "退款订单账户密码发票配送价格会员合同服务数据安全权限报告部门流程审批假期工资保险设备网络地址电话";

    private final Random random;

    Made(long seed) {
        random = new Random(seed);
    }

    List<String> texts(int count) {
        List<String> texts = new ArrayList<>();
        while (texts.size() < count) {
            boolean changed = texts.size() > 10 && random.nextBoolean();
            texts.add(changed ? change(texts.get(random.nextInt(texts.size()))) : fresh());
        }
        return texts;
    }

    private String fresh() {
        StringBuilder text = new StringBuilder();
        int length = 3 + random.nextInt(14);
        boolean chinese = random.nextBoolean();
        for (int i = 0; i < length; i++) {
            text.append(chinese ? han() : word(random, 2 + random.nextInt(7)) + " ");
        }
        return text.toString();
    }

    private String change(String text) {
        int at = random.nextInt(text.length() + 1);
        String added = text.indexOf(' ') < 0 ? han() : " " + word(random, 3) + " ";
        return switch (random.nextInt(4)) {
            case 0 -> text.substring(0, at) + added + text.substring(at);
            case 1 -> at == text.length() ? added + text : text.substring(0, at) + text.substring(at + 1);
            case 2 -> text.substring(at) + " " + text.substring(0, at);
            default -> added + text;
        };
    }

    private String han() {
        int at = random.nextInt(HAN.length());
        return HAN.substring(at, at + 1);
    }

    /** A word of so many letters, a consonant and a vowel in turn. */
    static String word(Random random, int length) {
        StringBuilder word = new StringBuilder();
        for (int i = 0; i < length; i++) {
            String letters = i % 2 == 0 ? "bdfgklmnprstvz" : "aeiou";
            word.append(letters.charAt(random.nextInt(letters.length())));
        }
        return word.toString();
    }
}
