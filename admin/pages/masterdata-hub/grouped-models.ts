import type { ResourceModel } from '../../model/resource-model';

/** The groups in their order; the last one takes resources without a group or with an unknown one. */
export const groups = ['ORGANISATION', 'CUSTOMERS', 'TICKETS', 'DEADLINES', 'COMMUNICATION', 'OTHER'] as const;

/** The resources by group, in the given order; empty groups are left out. */
export function groupedModels(models: readonly ResourceModel[]): { group: string; models: ResourceModel[] }[] {
  const groupOf = ({ group }: ResourceModel) => groups.find((name) => name === group) ?? 'OTHER';
  return groups
    .map((group) => ({ group, models: models.filter((model) => groupOf(model) === group) }))
    .filter(({ models: members }) => members.length > 0);
}
