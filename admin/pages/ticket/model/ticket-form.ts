import { isCustom } from '../../../model/own-texts';
import type { FieldModel } from '../../../model/resource-model';

/** A group of the form with its fields; rarely used ones are collapsed. */
export interface FormGroup {
  /** Locale key below `tickets.form`. */
  name: string;
  fields: string[];
  collapsed?: boolean;
}

const costs = ['customerCostCenter', 'customerOrderNumber', 'customerPurchaseOrderNumber'];
const contact = ['contactName', 'contactPhone', 'contactEmail'];

/** The form for the desk: the request comes first, then the caller. */
export const agentGroups: FormGroup[] = [
  { name: 'what', fields: ['customerDescription', 'type', 'category'] },
  { name: 'who', fields: ['customer', 'location', 'asset', 'customerContact', ...contact, 'contactChannel'] },
  { name: 'when', fields: ['priority', 'customerPriority', 'preferredDate'] },
  { name: 'assignment', fields: ['assignmentGroup', 'responsible', 'projectLead'] },
  { name: 'execution', fields: ['executionCompany', 'executionResponsible', 'executionDescription'] },
  { name: 'costs', fields: costs, collapsed: true },
  { name: 'internal', fields: ['internalNotes', 'preventMailDispatch'], collapsed: true },
];

/** The form for customers: little more than the request, since the customer is known. */
export const customerGroups: FormGroup[] = [
  { name: 'what', fields: ['customerDescription', 'type', 'category', 'location', 'asset'] },
  { name: 'when', fields: ['customerPriority', 'preferredDate'] },
  { name: 'contact', fields: [...contact, 'customerContact'], collapsed: true },
  { name: 'costs', fields: costs, collapsed: true },
];

/** The present state of the form. */
interface FormState {
  /** Mandatory fields of a submission, as the server returns them; in a list of several, one of them suffices. */
  mandatory: readonly (readonly string[])[];
  isOrder: boolean;
  isCustomer: boolean;
}

/** The fields of a group in the present form, with the mandatory ones marked. */
export function formFields(
  group: FormGroup,
  fields: readonly FieldModel[],
  { mandatory, isOrder, isCustomer }: FormState,
): FieldModel[] {
  if (group.name === 'execution' && !isOrder) return [];
  // Customers choose their own priority; the effective one follows it.
  const own = isCustomer ? 'customerPriority' : 'priority';
  const isAsked = (name: string) =>
    mandatory.some((names) => names.length === 1 && name === (names[0] === 'priority' ? own : names[0]));
  return group.fields
    .filter((name) => name !== 'preferredDate' || !isCustomer || isAsked(name))
    .flatMap((name) => fields.filter((field) => field.name === name))
    .map((field) => ({ ...field, required: isAsked(field.name) }));
}

/** Custom fields of the tenant, with the mandatory ones marked; a group of their own. */
export const ownFields = (fields: readonly FieldModel[], mandatory: FormState['mandatory']): FieldModel[] =>
  fields
    .filter(isCustom)
    .map((field) => ({ ...field, required: mandatory.some((names) => names.length === 1 && names[0] === field.name) }));

/** The values of the form with its files. */
export interface TicketValues extends Record<string, unknown> {
  files?: File[];
}

/**
 * Saves a draft or submits it; returns a function that leaves the form once its changes are discarded. Rejects with
 * ApiError.
 */
export type SaveTicket = (values: TicketValues, how: { draft: boolean }) => Promise<() => void>;
