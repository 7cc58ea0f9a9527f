/** Kind of a change of the configuration or of a job. */
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

/** Source of a change: a person, another system, a job, or the product itself, as at a sign-in. */
export const CHANGE_SOURCES = ['USER', 'INTEGRATION', 'JOB', 'SYSTEM'] as const;
export type ChangeSource = (typeof CHANGE_SOURCES)[number];
