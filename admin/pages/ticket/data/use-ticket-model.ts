import type { FieldModel, ResourceModel } from '../../../generator/model/resource-model';
import { useApplication } from '../../../providers/application';
import { TICKETS } from '../model/ticket';

/** Fields whose name is shorter where the ticket around it tells the rest (`tickets.label`). */
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

const shortened = new WeakMap<ResourceModel, ResourceModel>();

/** The tickets as the document describes them to this user; throws when he may not see any. */
export function useTicketModel(): ResourceModel {
  const { models } = useApplication();
  const model = models.find(({ path }) => path === TICKETS.path);
  if (!model) throw new Error('The document describes no tickets');
  const known = shortened.get(model) ?? { ...model, fields: model.fields.map(withShortLabel) };
  shortened.set(model, known);
  return known;
}

const withShortLabel = (field: FieldModel): FieldModel =>
  short.has(field.name) ? { ...field, label: `tickets.label.${field.name}` } : field;

/** The field of this name, absent when the user may not see it. */
export const fieldOf = (model: ResourceModel, name: string): FieldModel | undefined =>
  model.fields.find((field) => field.name === name);
