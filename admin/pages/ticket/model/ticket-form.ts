import { isCustom } from '../../../model/own-texts';
import type { FieldModel } from '../../../model/resource-model';

/** A group of the form with its fields; collapsed ones are what few need. */
export interface FormGroup {
  /** Locale key below `tickets.form`. */
  name: string;
  fields: string[];
  collapsed?: boolean;
}

const costs = ['customerCostCenter', 'customerOrderNumber', 'customerPurchaseOrderNumber'];
const contact = ['contactName', 'contactPhone', 'contactEmail'];

/** The form of somebody at the desk: what it is about comes first, then who calls. */
export const agentGroups: FormGroup[] = [
  { name: 'what', fields: ['customerDescription', 'type', 'category'] },
  { name: 'who', fields: ['customer', 'location', 'customerContact', ...contact, 'contactChannel'] },
  { name: 'when', fields: ['priority', 'customerPriority', 'preferredDate'] },
  { name: 'assignment', fields: ['assignmentGroup', 'responsible', 'projectLead'] },
  { name: 'execution', fields: ['executionCompany', 'executionResponsible', 'executionDescription'] },
  { name: 'costs', fields: costs, collapsed: true },
  { name: 'internal', fields: ['internalNotes', 'preventMailDispatch'], collapsed: true },
];

/** The form of a customer: hardly more than what it is about; whom to ask is known. */
export const customerGroups: FormGroup[] = [
  { name: 'what', fields: ['customerDescription', 'type', 'category', 'location'] },
  { name: 'when', fields: ['customerPriority', 'preferredDate'] },
  { name: 'contact', fields: [...contact, 'customerContact'], collapsed: true },
  { name: 'costs', fields: costs, collapsed: true },
];

/** What is known of the form just now. */
interface FormState {
  /** Fields that a submission asks for, as the server tells; of several in one list any will do. */
  mandatory: readonly (readonly string[])[];
  isOrder: boolean;
  isCustomer: boolean;
}

/** The fields of a group as the form shows them just now, marked as mandatory where the submission asks for them. */
export function formFields(
  group: FormGroup,
  fields: readonly FieldModel[],
  { mandatory, isOrder, isCustomer }: FormState,
): FieldModel[] {
  if (group.name === 'execution' && !isOrder) return [];
  // Customers are asked for their own priority; the effective one follows it.
  const own = isCustomer ? 'customerPriority' : 'priority';
  const isAsked = (name: string) =>
    mandatory.some((names) => names.length === 1 && name === (names[0] === 'priority' ? own : names[0]));
  return group.fields
    .filter((name) => name !== 'preferredDate' || !isCustomer || isAsked(name))
    .flatMap((name) => fields.filter((field) => field.name === name))
    .map((field) => ({ ...field, required: isAsked(field.name) }));
}

/** Fields that the tenant added, marked as mandatory where the submission asks for them; a group of their own. */
export const ownFields = (fields: readonly FieldModel[], mandatory: FormState['mandatory']): FieldModel[] =>
  fields
    .filter(isCustom)
    .map((field) => ({ ...field, required: mandatory.some((names) => names.length === 1 && names[0] === field.name) }));

/** What the form gives to be saved. */
export interface TicketValues extends Record<string, unknown> {
  files?: File[];
}

/** Saves a draft or submits; answers where to go once the form has forgotten its changes. Rejects with ApiError. */
export type SaveTicket = (values: TicketValues, how: { draft: boolean }) => Promise<() => void>;
