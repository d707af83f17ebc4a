package dev.assay.judge.cache;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.sql.Connection;
import java.sql.DriverManager;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.sql.Statement;
import java.util.Optional;
import java.util.Properties;

/**
 * The SQLite file of a cache, opened and brought to the present layout.
 *
 * <p>WAL with {@code synchronous=NORMAL}: a committed reply survives the death of the process, because the operating
 * system has it; a power cut may take the last few and corrupts nothing.
 */
final class CacheFile {

    /** The layout this program writes, kept in {@code PRAGMA user_version}; 2 added the similarities to the replies. */
    static final int VERSION = 2;

    /** SQLITE_OPEN_READONLY and SQLITE_OPEN_URI. */
    private static final int READ_ONLY = 0x01 | 0x40;

    private static final int BUSY_MILLIS = 30_000;
    private static final String REPLIES = """
            CREATE TABLE IF NOT EXISTS reply (
              key TEXT PRIMARY KEY NOT NULL,
              provider TEXT NOT NULL,
              base_url TEXT NOT NULL,
              model TEXT NOT NULL,
              prompt TEXT NOT NULL,
              body TEXT NOT NULL,
              finish TEXT NOT NULL,
              model_answered TEXT NOT NULL,
              tokens_in INTEGER,
              tokens_out INTEGER,
              millis INTEGER NOT NULL,
              at TEXT NOT NULL
            ) WITHOUT ROWID""";

    private static final String SIMILARITIES = """
            CREATE TABLE IF NOT EXISTS similarity (
              key TEXT PRIMARY KEY NOT NULL,
              value REAL NOT NULL
            ) WITHOUT ROWID""";

    private CacheFile() {}

    static Connection open(Path file) {
        try {
            Path folder = file.toAbsolutePath().getParent();
            if (folder != null) {
                Files.createDirectories(folder);
            }
            Connection connection = DriverManager.getConnection("jdbc:sqlite:" + file, settings());
            try {
                prepare(connection, file);
                return connection;
            } catch (SQLException | CacheException e) {
                connection.close();
                throw e;
            }
        } catch (SQLException | IOException e) {
            throw new CacheException(
                    "cannot open the reply cache " + file + ": " + e.getMessage()
                            + "; name another file, or delete this one to start afresh",
                    e);
        }
    }

    /**
     * Opens a cache for reading, writing nothing, not even beside it.
     *
     * @return empty when there is no such file
     */
    static Optional<Connection> look(Path file) {
        if (!Files.isRegularFile(file)) {
            return Optional.empty();
        }
        // Nobody has the file open when there is no log beside it; then SQLite needs no lock and makes no files.
        boolean still = !Files.exists(file.resolveSibling(file.getFileName() + "-wal"));
        Properties settings = new Properties();
        settings.setProperty("open_mode", Integer.toString(READ_ONLY));
        String address = "jdbc:sqlite:" + file.toAbsolutePath().toUri() + (still ? "?immutable=1" : "?mode=ro");
        try {
            Connection connection = DriverManager.getConnection(address, settings);
            try (Statement statement = connection.createStatement()) {
                refuseNewer(statement, file);
                return Optional.of(connection);
            } catch (SQLException | CacheException e) {
                connection.close();
                throw e;
            }
        } catch (SQLException e) {
            throw new CacheException(
                    "cannot read the reply cache " + file + ": " + e.getMessage()
                            + "; name another file, or delete this one to start afresh",
                    e);
        }
    }

    private static Properties settings() {
        Properties settings = new Properties();
        settings.setProperty("busy_timeout", Integer.toString(BUSY_MILLIS));
        settings.setProperty("transaction_mode", "IMMEDIATE");
        return settings;
    }

    private static void prepare(Connection connection, Path file) throws SQLException {
        try (Statement statement = connection.createStatement()) {
            refuseNewer(statement, file);
            switchToWal(statement);
            statement.execute("PRAGMA synchronous=NORMAL");
            statement.execute("BEGIN IMMEDIATE");
            statement.execute(REPLIES);
            statement.execute(SIMILARITIES);
            statement.execute("PRAGMA user_version=" + VERSION);
            statement.execute("COMMIT");
        }
    }

    private static void refuseNewer(Statement statement, Path file) throws SQLException {
        try (ResultSet result = statement.executeQuery("PRAGMA user_version")) {
            int found = result.next() ? result.getInt(1) : 0;
            if (found > VERSION) {
                throw new CacheException("the reply cache " + file + " has layout " + found
                        + ", this Assay knows layouts up to " + VERSION
                        + "; use the newer Assay that wrote it, or name another cache file");
            }
        }
    }

    /** SQLite does not wait for another process that switches at the same moment, so we do. */
    private static void switchToWal(Statement statement) throws SQLException {
        for (int attempt = 1; ; attempt++) {
            try {
                statement.execute("PRAGMA journal_mode=WAL");
                return;
            } catch (SQLException e) {
                if (attempt == 50 || !String.valueOf(e.getMessage()).contains("SQLITE_BUSY")) {
                    throw e;
                }
                pause();
            }
        }
    }

    private static void pause() {
        try {
            Thread.sleep(20);
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
        }
    }
}
