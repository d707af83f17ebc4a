package dev.assay.judge.cache;

import java.nio.file.Path;
import java.sql.Connection;
import java.sql.PreparedStatement;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.util.OptionalDouble;

/**
 * How near pairs of texts are, by the content of the texts, in the file of the {@link ReplyCache} or one like it. Several
 * threads and processes may share it. Texts are stored as hashes only.
 */
public final class SimilarityCache implements AutoCloseable {

    private static final String FIND = "SELECT value FROM similarity WHERE key = ?";
    private static final String KEEP = "INSERT OR IGNORE INTO similarity (key, value) VALUES (?, ?)";

    private final Path file;
    private final Connection connection;
    private final PreparedStatement find;
    private final PreparedStatement keep;

    private SimilarityCache(Path file, Connection connection) throws SQLException {
        this.file = file;
        this.connection = connection;
        this.find = connection.prepareStatement(FIND);
        this.keep = connection.prepareStatement(KEEP);
    }

    /**
     * Opens a cache, making the file and its folders where they are missing.
     *
     * @throws CacheException when the file is no cache, cannot be written, or was made by a newer Assay
     */
    public static SimilarityCache open(Path file) {
        try {
            return new SimilarityCache(file, CacheFile.open(file));
        } catch (SQLException e) {
            throw new CacheException("cannot read the similarities in " + file + ": " + e.getMessage(), e);
        }
    }

    /**
     * The value kept under a key of {@link CacheKey}.
     *
     * @throws CacheException when the file cannot be read
     */
    public synchronized OptionalDouble find(String key) {
        try {
            find.setString(1, key);
            try (ResultSet row = find.executeQuery()) {
                return row.next() ? OptionalDouble.of(row.getDouble(1)) : OptionalDouble.empty();
            }
        } catch (SQLException e) {
            throw broken("read", e);
        }
    }

    /**
     * Keeps a value, bit for bit. One already there stays.
     *
     * @throws CacheException when the file cannot be written
     */
    public synchronized void keep(String key, double value) {
        try {
            keep.setString(1, key);
            keep.setDouble(2, value);
            keep.executeUpdate();
        } catch (SQLException e) {
            throw broken("write", e);
        }
    }

    private CacheException broken(String what, SQLException e) {
        return new CacheException("cannot " + what + " the similarities in " + file + ": " + e.getMessage(), e);
    }

    @Override
    public synchronized void close() {
        try {
            connection.close();
        } catch (SQLException e) {
            throw new CacheException("cannot close the cache " + file + ": " + e.getMessage(), e);
        }
    }
}
