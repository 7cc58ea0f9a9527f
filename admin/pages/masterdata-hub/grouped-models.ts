import type { ResourceModel } from '../../model/resource-model';

/** The groups in their order; the last one takes what names none, and what names one that is not known here. */
export const groups = ['ORGANISATION', 'CUSTOMERS', 'TICKETS', 'DEADLINES', 'COMMUNICATION', 'OTHER'] as const;

/** The resources by group, each group with what it has in the given order; empty ones are left out. */
export function groupedModels(models: readonly ResourceModel[]): { group: string; models: ResourceModel[] }[] {
  const groupOf = ({ group }: ResourceModel) => groups.find((name) => name === group) ?? 'OTHER';
  return groups
    .map((group) => ({ group, models: models.filter((model) => groupOf(model) === group) }))
    .filter((one) => one.models.length > 0);
}
