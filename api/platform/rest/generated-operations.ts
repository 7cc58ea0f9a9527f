import type { ResourceAction } from '../resource/resource-model.js';

/** What the operations are called that every resource has, by its path; the documentation words them by their kind. */
export const generatedSummaries = (path: string): Readonly<Record<ResourceAction | 'replace', string>> => ({
  list: `List of ${path}`,
  read: `One of ${path}`,
  create: 'Create',
  update: 'Change',
  replace: 'Change by full record',
  delete: 'Delete',
});

/** Whether an operation of a resource is called by its kind alone, so that its name says nothing that its kind does not. */
export const hasGeneratedSummary = (summary: string, path: string): boolean =>
  Object.values(generatedSummaries(path)).includes(summary);
