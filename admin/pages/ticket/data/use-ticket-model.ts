import type { FieldModel, ResourceModel } from '../../../model/resource-model';
import { useModelOf } from '../../../providers/use-model-of';
import { TICKETS } from '../model/ticket';
import { useIsCustomer } from './use-is-customer';

/** Fields with a shorter label on the page of a ticket (`tickets.label`). */
const short = new Set([
  'contactName',
  'contactPhone',
  'contactEmail',
  'customerContact',
  'customerPriority',
  'customerCostCenter',
  'customerOrderNumber',
  'customerPurchaseOrderNumber',
  'executionDescription',
]);

/** Fields with a plainer label for customers (`tickets.plain`). */
const plain = new Set(['customerDescription', 'customerPriority', 'customerContact', 'responsible']);

const shortened = new WeakMap<ResourceModel, ResourceModel>();

/** The model of tickets for this user, from the API document; throws if they may not see any. */
export function useTicketModel(): ResourceModel {
  const isCustomer = useIsCustomer();
  const model = useModelOf(TICKETS.path);
  const labelled = shortened.get(model) ?? {
    ...model,
    fields: model.fields.map((field) => withLabel(field, isCustomer)),
    sections: model.sections.map((section) => ({ ...section, label: questionOf(section.name, isCustomer) })),
  };
  shortened.set(model, labelled);
  return labelled;
}

/** Forms ask by sections. */
const questionOf = (section: string, isCustomer: boolean) =>
  `tickets.form.${isCustomer && section === 'contact' ? 'ownContact' : section}`;

function withLabel(field: FieldModel, isCustomer: boolean): FieldModel {
  if (isCustomer && plain.has(field.name)) return { ...field, label: `tickets.plain.${field.name}` };
  return short.has(field.name) ? { ...field, label: `tickets.label.${field.name}` } : field;
}

/** The field of this name, absent if the user may not see it. */
export const fieldOf = (model: ResourceModel, name: string): FieldModel | undefined =>
  model.fields.find((field) => field.name === name);
