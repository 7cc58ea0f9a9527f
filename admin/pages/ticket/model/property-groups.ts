import type { FieldModel } from '../../../model/resource-model';

/** Properties that stand together in the panel of a ticket. */
export interface PropertyGroup {
  /** Locale key below `tickets.group`. */
  name: string;
  fields: FieldModel[];
}

const groups: Record<string, string[]> = {
  people: [
    'customer',
    'contactName',
    'contactPhone',
    'contactEmail',
    'contactChannel',
    'customerContact',
    'assignmentGroup',
    'responsible',
    'projectLead',
  ],
  place: ['location'],
  deadlines: ['priority', 'customerPriority', 'preferredDate', 'dueAt', 'resubmissionDate'],
  order: [
    'followUpOf',
    'category',
    'executionCompany',
    'executionResponsible',
    'executionDescription',
    'costEstimate',
    'approvedCosts',
    'customerCostCenter',
    'customerOrderNumber',
    'customerPurchaseOrderNumber',
  ],
  closing: ['closingState', 'closingNote', 'closingDate'],
  internal: ['approval', 'internalNotes', 'preventMailDispatch'],
};

/** Shown elsewhere on the page, or only told through others. */
const elsewhere = new Set([
  'identifier',
  'title',
  'type',
  'state',
  'customerDescription',
  'author',
  'clarificationReason',
  'clarificationText',
  'previousState',
  'submittedAt',
  'workCompletedAt',
  'closedAt',
  'createdAt',
  'updatedAt',
  'createdBy',
  'updatedBy',
  'id',
  'version',
  'can',
  'costs',
  'costsToApprove',
  'draft',
  'reason',
]);

/** What a customer is told of how the desk is organised: nothing but who cares for them. */
const hiddenFromCustomers = new Set([
  'customer',
  'contactChannel',
  'customerContact',
  'assignmentGroup',
  'projectLead',
  'executionCompany',
  'executionResponsible',
  'priority',
  'approval',
]);

/** What only an order needs; elsewhere it is shown when it is filled. */
export const ofOrders: ReadonlySet<string> = new Set([
  'executionCompany',
  'executionResponsible',
  'executionDescription',
  'costEstimate',
  'approvedCosts',
]);

/** The properties of a ticket in groups; fields that the tenant added stand in one of their own (`own`). */
export function propertyGroups(
  fields: readonly FieldModel[],
  { isCustomer }: { isCustomer: boolean },
): PropertyGroup[] {
  const shown = fields.filter(({ name }) => !elsewhere.has(name) && !(isCustomer && hiddenFromCustomers.has(name)));
  const known = new Set(Object.values(groups).flat());
  const named = Object.entries(groups).map(([name, members]) => ({
    name,
    fields: members.flatMap((member) => shown.filter((field) => field.name === member)),
  }));
  const own = { name: 'own', fields: shown.filter(({ name }) => !known.has(name)) };
  return [...named, own].filter((group) => group.fields.length > 0);
}
