package dev.assay.judge.cache;

import dev.assay.judge.port.FinishReason;
import dev.assay.judge.port.ProviderId;
import dev.assay.judge.port.ProviderReply;
import dev.assay.judge.port.ProviderRequest;
import java.nio.file.Path;
import java.sql.Connection;
import java.sql.PreparedStatement;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.sql.Statement;
import java.sql.Types;
import java.time.Clock;
import java.util.Optional;
import java.util.OptionalInt;

/**
 * Replies by the content of their requests, in one SQLite file that several threads and processes may share. A reply
 * that {@link #keep} has returned for is there after {@code kill -9}. Requests are stored as hashes only.
 */
public final class ReplyCache implements AutoCloseable {

    /** The usual name of the file, in the folder where runs are kept. */
    public static final String FILE = "cache.sqlite";

    private static final String FIND =
            "SELECT body, finish, model_answered, tokens_in, tokens_out, millis FROM reply WHERE key = ?";
    private static final String KEEP = """
            INSERT OR IGNORE INTO reply
            (key, provider, base_url, model, prompt, body, finish, model_answered, tokens_in, tokens_out, millis, at)
            VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)""";

    private final Path file;
    private final Clock clock;
    private final Connection connection;
    private final PreparedStatement find;
    private final PreparedStatement keep;

    private ReplyCache(Path file, Clock clock, Connection connection) throws SQLException {
        this.file = file;
        this.clock = clock;
        this.connection = connection;
        this.find = connection.prepareStatement(FIND);
        this.keep = connection.prepareStatement(KEEP);
    }

    /**
     * Opens a cache, making the file and its folders where they are missing.
     *
     * @throws CacheException when the file is no cache, cannot be written, or was made by a newer Assay
     */
    public static ReplyCache open(Path file) {
        return of(file, CacheFile.open(file));
    }

    /**
     * Opens a cache to look things up in, writing nothing.
     *
     * @return empty when there is no such file
     * @throws CacheException when the file is no cache, or was made by a newer Assay
     */
    public static Optional<ReplyCache> look(Path file) {
        return CacheFile.look(file).map(connection -> of(file, connection));
    }

    private static ReplyCache of(Path file, Connection connection) {
        try {
            return new ReplyCache(file, Clock.systemUTC(), connection);
        } catch (SQLException e) {
            throw new CacheException("cannot read the reply cache " + file + ": " + e.getMessage(), e);
        }
    }

    /**
     * The reply kept under a key of {@link CacheKey}.
     *
     * @throws CacheException when the file cannot be read
     */
    public synchronized Optional<ProviderReply.Text> find(String key) {
        try {
            find.setString(1, key);
            try (ResultSet row = find.executeQuery()) {
                return row.next() ? Optional.of(text(row)) : Optional.empty();
            }
        } catch (SQLException e) {
            throw broken("read", e);
        }
    }

    /**
     * Keeps a reply; on return it is committed. A reply already there stays.
     *
     * @throws CacheException when the file cannot be written
     */
    public synchronized void keep(String key, ProviderId id, ProviderRequest request, ProviderReply.Text reply) {
        try {
            keep.setString(1, key);
            keep.setString(2, id.provider());
            keep.setString(3, id.baseUrl());
            keep.setString(4, request.settings().model());
            keep.setString(5, request.origin().prompt());
            keep.setString(6, reply.body());
            keep.setString(7, reply.finish().word());
            keep.setString(8, reply.modelAnswered());
            setNumber(9, reply.tokensIn());
            setNumber(10, reply.tokensOut());
            keep.setLong(11, reply.millis());
            keep.setString(12, clock.instant().toString());
            keep.executeUpdate();
        } catch (SQLException e) {
            throw broken("write", e);
        }
    }

    /**
     * How many replies are kept.
     *
     * @throws CacheException when the file cannot be read
     */
    public synchronized long size() {
        try (Statement statement = connection.createStatement();
                ResultSet row = statement.executeQuery("SELECT count(*) FROM reply")) {
            return row.next() ? row.getLong(1) : 0;
        } catch (SQLException e) {
            throw broken("read", e);
        }
    }

    private void setNumber(int column, OptionalInt number) throws SQLException {
        if (number.isPresent()) {
            keep.setInt(column, number.getAsInt());
        } else {
            keep.setNull(column, Types.INTEGER);
        }
    }

    private static ProviderReply.Text text(ResultSet row) throws SQLException {
        return new ProviderReply.Text(
                row.getString(1),
                FinishReason.of(row.getString(2)),
                row.getString(3),
                number(row, 4),
                number(row, 5),
                row.getLong(6));
    }

    private static OptionalInt number(ResultSet row, int column) throws SQLException {
        int number = row.getInt(column);
        return row.wasNull() ? OptionalInt.empty() : OptionalInt.of(number);
    }

    private CacheException broken(String what, SQLException e) {
        return new CacheException("cannot " + what + " the reply cache " + file + ": " + e.getMessage(), e);
    }

    @Override
    public synchronized void close() {
        try {
            connection.close();
        } catch (SQLException e) {
            throw new CacheException("cannot close the reply cache " + file + ": " + e.getMessage(), e);
        }
    }
}
