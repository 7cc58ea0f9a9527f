import type { ColumnRoom } from '../../../model/columns';
import { isCustom } from '../../../model/own-texts';
import type { FieldModel, ResourceModel } from '../../../model/resource-model';
import { Role, type WorkingRole } from '../../../providers/role';

const forAgents = ['identifier', 'title', 'customer', 'state', 'priority', 'dueAt', 'responsible', 'updatedAt'];
const forExecutors = ['identifier', 'title', 'customer', 'location', 'state', 'priority', 'dueAt', 'updatedAt'];
const forCustomers = ['identifier', 'title', 'type', 'location', 'state', 'priority', 'dueAt', 'updatedAt'];

const firstColumns: Record<WorkingRole, readonly string[]> = {
  'vsd-agent': forAgents,
  'vsd-executor': forExecutors,
  'vsd-customer': forCustomers,
};

/** Least widths in pixels, and the columns without room on a narrow screen; the title is the last text to be cut. */
export const columnRoom: ColumnRoom = {
  heading: 'title',
  widths: { identifier: 146, title: 320, state: 136, priority: 64, dueAt: 108, responsible: 44, updatedAt: 92 },
  words: 132,
  leaving: ['updatedAt', 'location', 'type', 'custom', 'customer', 'priority', 'responsible'],
};

/** Further columns of use to a customer; the organisation of the desk is not. */
const alsoForCustomers = new Set(['category', 'asset', 'createdAt', 'contactName', 'preferredDate', 'closedAt']);

/**
 * The columns that a reader may choose from: the eight default ones, in order, then the other columns of the API
 * document.
 */
export function columnsFor({ fields }: ResourceModel, actsAs: WorkingRole | null): FieldModel[] {
  const first = actsAs ? firstColumns[actsAs] : forCustomers;
  const isStaff = first !== forCustomers;
  const named = first.flatMap((name) => fields.filter((field) => field.name === name));
  const others = fields.filter(
    (field) =>
      field.list && !first.includes(field.name) && (isStaff || alsoForCustomers.has(field.name) || isCustom(field)),
  );
  // Custom fields of the tenant come before the moment of the last change, where they are visible.
  const own = others.filter(isCustom);
  return [...named.slice(0, -1), ...own, ...named.slice(-1), ...others.filter((field) => !isCustom(field))];
}

/** Filters on the organisation of the desk, hidden from customers. */
const ofTheDesk = new Set(['customer', 'assignmentGroup', 'responsible', 'projectLead', 'executionResponsible']);

/** The model with exactly these fields as columns, in this order, and with the filters of the role. */
export function withColumns(
  model: ResourceModel,
  columns: readonly FieldModel[],
  actsAs: WorkingRole | null,
): ResourceModel {
  const isStaff = actsAs !== null && actsAs !== Role.Customer;
  const asFiltered = (field: FieldModel) => (isStaff || !ofTheDesk.has(field.name) ? field : { ...field, filter: [] });
  const others = model.fields.filter(({ name }) => !columns.some((column) => column.name === name));
  return {
    ...model,
    fields: [
      ...columns.map((field) => ({ ...asFiltered(field), list: true })),
      ...others.map((field) => ({ ...asFiltered(field), list: false })),
    ],
  };
}
