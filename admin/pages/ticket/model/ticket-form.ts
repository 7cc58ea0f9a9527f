import type { FieldModel } from '../../../generator/model/resource-model';

/** A group of the form with its fields; collapsed ones are what few need. */
export interface FormGroup {
  /** Locale key below `tickets.form`. */
  name: string;
  fields: string[];
  collapsed?: boolean;
}

const costs = ['customerCostCenter', 'customerOrderNumber', 'customerPurchaseOrderNumber'];

/** The form of somebody at the desk: who calls comes first. */
export const agentGroups: FormGroup[] = [
  { name: 'who', fields: ['customer', 'contactChannel', 'contactName', 'contactPhone', 'contactEmail'] },
  { name: 'what', fields: ['type', 'customerDescription', 'category', 'location'] },
  { name: 'when', fields: ['priority', 'preferredDate'] },
  { name: 'assignment', fields: ['assignmentGroup', 'responsible'] },
  { name: 'costs', fields: costs, collapsed: true },
];

/** The form of a customer: what it is about comes first. */
export const customerGroups: FormGroup[] = [
  { name: 'what', fields: ['type', 'customerDescription', 'category', 'location'] },
  { name: 'when', fields: ['customerPriority', 'preferredDate'] },
  { name: 'contact', fields: ['contactName', 'contactPhone', 'contactEmail'] },
  { name: 'costs', fields: costs, collapsed: true },
];

/** Fields that are marked as mandatory from the start; what is really missing says the server. */
const marked = new Set(['customer', 'customerDescription', 'category', 'contactName', 'contactChannel']);

interface FormState {
  type?: string | null;
  priority?: string | null;
}

/** The fields of a group as the form shows them just now: a preferred date only where it is asked for. */
export function formFields(
  group: FormGroup,
  fields: readonly FieldModel[],
  { type, priority }: FormState,
): FieldModel[] {
  const wishes = priority === 'PREFERRED_DATE';
  return group.fields
    .filter((name) => name !== 'preferredDate' || wishes)
    .flatMap((name) => fields.filter((field) => field.name === name))
    .map((field) => ({
      ...field,
      required:
        marked.has(field.name) || (field.name === 'location' && type === 'ORDER') || field.name === 'preferredDate',
    }));
}

/** Fields that the tenant added, shown in a group of their own. */
export const ownFields = (fields: readonly FieldModel[]) => fields.filter(({ name }) => name.startsWith('custom.'));
