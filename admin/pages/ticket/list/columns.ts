import type { FieldModel, ResourceModel } from '../../../generator/model/resource-model';
import { Role } from '../../../providers/role';

const forAgents = ['identifier', 'title', 'customer', 'state', 'priority', 'dueAt', 'responsible', 'updatedAt'];
const forExecutors = ['identifier', 'title', 'customer', 'location', 'state', 'priority', 'dueAt', 'updatedAt'];
const forCustomers = ['identifier', 'title', 'location', 'state', 'priority', 'dueAt', 'updatedAt'];

/** Further columns that mean something to a customer; how the desk is organised does not. */
const alsoForCustomers = new Set(['type', 'category', 'createdAt', 'contactName', 'preferredDate']);

/** Names of the columns that a reader sees until he chooses others, in order. */
export function firstColumns(roles: readonly string[]): string[] {
  if (roles.includes(Role.Agent)) return forAgents;
  return roles.includes(Role.Executor) ? forExecutors : forCustomers;
}

/** All columns that a reader may choose from: those shown at first, then what else the document lists. */
export function columnsFor({ fields }: ResourceModel, roles: readonly string[]): FieldModel[] {
  const first = firstColumns(roles);
  const isStaff = first !== forCustomers;
  const named = first.flatMap((name) => fields.filter((field) => field.name === name));
  const others = fields.filter(
    ({ name, list }) => list && !first.includes(name) && (isStaff || alsoForCustomers.has(name)),
  );
  return [...named, ...others];
}
