package dev.assay.judge.cache;

import dev.assay.judge.kit.InMemoryProvider;
import dev.assay.judge.kit.Requests;
import dev.assay.judge.port.ProviderReply;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;

/** A process of its own that fills a cache and prints the number of each reply once it has it. */
final class CacheFiller {

    private CacheFiller() {}

    /** Arguments: the cache file, the first number, how many. */
    public static void main(String[] arguments) {
        int first = Integer.parseInt(arguments[1]);
        int count = Integer.parseInt(arguments[2]);
        PrintStream out = new PrintStream(System.out, true, StandardCharsets.UTF_8);
        InMemoryProvider model = new InMemoryProvider(request -> ProviderReply.Text.of(body(request.user())));
        try (CachingProvider caching = new CachingProvider(model, ReplyCache.open(Path.of(arguments[0])))) {
            for (int i = first; i < first + count; i++) {
                caching.complete(Requests.saying(Integer.toString(i)));
                out.println(i);
            }
        }
    }

    /** The reply to a request: some kilobytes, so that pages fill up and check points happen. */
    static String body(String user) {
        return ("reply to " + user + " 回复 ").repeat(200);
    }
}
