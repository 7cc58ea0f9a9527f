/** What happened to a record of the configuration, or to work behind the scenes. */
export const CONFIG_CHANGE_KINDS = [
  'CREATED',
  'CHANGED',
  'ACTIVATED',
  'DEACTIVATED',
  'DELETED',
  'REPEATED',
  'DISCARDED',
] as const;
export type ConfigChangeKind = (typeof CONFIG_CHANGE_KINDS)[number];

/** By what it happened: a person, another system, a job, or the product itself, as when somebody signs in. */
export const CHANGE_SOURCES = ['USER', 'INTEGRATION', 'JOB', 'SYSTEM'] as const;
export type ChangeSource = (typeof CHANGE_SOURCES)[number];
