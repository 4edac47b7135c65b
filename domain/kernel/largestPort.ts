/** The largest number of a TCP or UDP port. */
export const largestPort = 65_535;
