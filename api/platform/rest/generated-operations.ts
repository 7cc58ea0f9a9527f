import type { ResourceAction } from '../resource/resource-model.js';

/** Summaries of the operations that each resource has; the documentation translates them by their kind. */
export const generatedSummaries = (
  path: string,
): Readonly<Record<ResourceAction | 'replace' | 'transition', string>> => ({
  list: `List of ${path}`,
  read: `One of ${path}`,
  create: 'Create',
  update: 'Change',
  replace: 'Change by full record',
  delete: 'Delete',
  transition: 'Make a transition',
});

/** Whether an operation has the summary of its kind, and none of its own. */
export const hasGeneratedSummary = (summary: string, path: string): boolean =>
  Object.values(generatedSummaries(path)).includes(summary);
