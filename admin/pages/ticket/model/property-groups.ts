import { isCustom } from '../../../model/own-texts';
import type { FieldModel } from '../../../model/resource-model';

/** Properties of one group in the panel of a ticket. */
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
  place: ['location', 'asset'],
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

/** The group of a built-in field outside of the listed ones, by its section in the API document. */
const groupOfSection: Readonly<Record<string, string>> = {
  contact: 'people',
  assignment: 'people',
  dates: 'deadlines',
  clarification: 'deadlines',
  closing: 'closing',
  internal: 'internal',
};

/** Fields shown elsewhere on the page, or through other fields. */
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
  'reports',
]);

/**
 * Fields that the panel hides from customers although they may read them: their own channels and the desk's order of
 * work.
 */
const hiddenFromCustomers = new Set(['customer', 'contactChannel', 'customerContact', 'priority', 'reopenings']);

/** Fields of orders; another ticket shows them only with a value. */
export const ofOrders: ReadonlySet<string> = new Set([
  'executionCompany',
  'executionResponsible',
  'executionDescription',
  'costEstimate',
  'approvedCosts',
]);

/** The group of a field: custom fields of the tenant form a group of their own. */
function groupOf(field: FieldModel): string {
  if (isCustom(field)) return 'own';
  const named = Object.keys(groups).find((name) => groups[name]?.includes(field.name));
  return named ?? groupOfSection[field.section ?? ''] ?? 'order';
}

/** The properties of a ticket in groups, in the order of the groups' names, then of the API document. */
export function propertyGroups(
  fields: readonly FieldModel[],
  { isCustomer }: { isCustomer: boolean },
): PropertyGroup[] {
  const shown = fields.filter(({ name }) => !elsewhere.has(name) && !(isCustomer && hiddenFromCustomers.has(name)));
  const rank = ({ name }: FieldModel, members: readonly string[]) =>
    members.includes(name) ? members.indexOf(name) : members.length;
  return Object.entries({ ...groups, own: [] })
    .map(([name, members]) => ({
      name,
      fields: shown
        .filter((field) => groupOf(field) === name)
        .toSorted((left, right) => rank(left, members) - rank(right, members)),
    }))
    .filter((group) => group.fields.length > 0);
}
