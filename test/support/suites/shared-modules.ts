/**
 * Suites of the API that have a module registry of their own: what they declare, replace or measure in the modules
 * themselves would reach the suites that follow.
 */
const ALONE: ReadonlySet<string> = new Set([
  'add-an-entity',
  'config-changes',
  'declaration',
  'declared-operations',
  'every-kind',
  'listed-references',
  'matches',
  'where-used',
  // Their browser and their tools keep a connection and a pipe open for as long as the process lives.
  'api-docs',
  'document',
]);

/** Whether the suite of this file runs with the modules that its worker has loaded already. */
export const sharesModules = (path: string): boolean => {
  const [, name = ''] = /([\w-]+)\.spec\.tsx?$/.exec(path) ?? [];
  return !ALONE.has(name);
};
