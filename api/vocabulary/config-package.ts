/** Results of an item of a package of configuration; the last three let nothing of the package be stored. */
export const PACKAGE_OUTCOMES = ['ADDED', 'CHANGED', 'SAME', 'CONFLICT', 'MISSING', 'REFUSED'] as const;
export type PackageOutcome = (typeof PACKAGE_OUTCOMES)[number];
