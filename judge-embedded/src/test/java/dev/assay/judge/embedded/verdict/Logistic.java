package dev.assay.judge.embedded.verdict;

import java.util.List;

/** Logistic regression by Newton's method, with a ridge towards a given model. */
final class Logistic {

    private Logistic() {}

    /**
     * Fits.
     *
     * @param rows standardised features with a leading 1
     * @param labels whether each row is supported
     * @param weights weight of each row
     * @param prior the model that the ridge pulls towards; its first number is free
     * @param ridge strength of the pull
     */
    static double[] fit(List<double[]> rows, boolean[] labels, double[] weights, double[] prior, double ridge) {
        int n = prior.length;
        double[] model = prior.clone();
        for (int round = 0; round < 30; round++) {
            double[] gradient = new double[n];
            double[][] hessian = new double[n][n];
            for (int r = 0; r < rows.size(); r++) {
                double[] x = rows.get(r);
                double p = probability(model, x);
                double error = weights[r] * ((labels[r] ? 1 : 0) - p);
                double curve = weights[r] * Math.max(1e-6, p * (1 - p));
                for (int i = 0; i < n; i++) {
                    gradient[i] += error * x[i];
                    for (int j = 0; j < n; j++) {
                        hessian[i][j] += curve * x[i] * x[j];
                    }
                }
            }
            for (int i = 1; i < n; i++) {
                gradient[i] -= ridge * (model[i] - prior[i]);
                hessian[i][i] += ridge;
            }
            double[] step = solve(hessian, gradient);
            double size = 0;
            for (int i = 0; i < n; i++) {
                model[i] += step[i];
                size += Math.abs(step[i]);
            }
            if (size < 1e-9) {
                break;
            }
        }
        return model;
    }

    static double probability(double[] model, double[] x) {
        double sum = 0;
        for (int i = 0; i < x.length; i++) {
            sum += model[i] * x[i];
        }
        return 1 / (1 + Math.exp(-sum));
    }

    /** Gauss with pivots. */
    private static double[] solve(double[][] a, double[] b) {
        int n = b.length;
        for (int c = 0; c < n; c++) {
            int pivot = c;
            for (int r = c + 1; r < n; r++) {
                pivot = Math.abs(a[r][c]) > Math.abs(a[pivot][c]) ? r : pivot;
            }
            double[] row = a[c];
            a[c] = a[pivot];
            a[pivot] = row;
            double value = b[c];
            b[c] = b[pivot];
            b[pivot] = value;
            for (int r = c + 1; r < n; r++) {
                double factor = a[r][c] / a[c][c];
                for (int k = c; k < n; k++) {
                    a[r][k] -= factor * a[c][k];
                }
                b[r] -= factor * b[c];
            }
        }
        for (int r = n - 1; r >= 0; r--) {
            for (int k = r + 1; k < n; k++) {
                b[r] -= a[r][k] * b[k];
            }
            b[r] /= a[r][r];
        }
        return b;
    }
}
