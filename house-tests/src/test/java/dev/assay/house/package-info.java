/** The rules of the house as tests. */
package dev.assay.house;
