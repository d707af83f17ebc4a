package dev.assay.engine.input;

/**
 * Where values come from and where their faults go.
 *
 * @param file the file as the user named it
 * @param faults takes the faults
 */
public record Source(String file, Faults faults) {

    /** A value that may not stand where it stands. */
    public void fault(Node node, String allowed) {
        fault(node.line(), node.column(), node.found(), allowed);
    }

    /** Something wrong at a place. */
    public void fault(int line, int column, String found, String allowed) {
        faults.add(new Fault(file, line, column, found, allowed));
    }
}
