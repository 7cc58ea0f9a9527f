/** Shortest new password. */
export const MIN_PASSWORD = 8;
