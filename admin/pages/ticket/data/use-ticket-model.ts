import type { FieldModel, ResourceModel } from '../../../generator/model/resource-model';
import { useApplication } from '../../../providers/application';
import { TICKETS } from '../model/ticket';

/** The tickets as the document describes them to this user; throws when he may not see any. */
export function useTicketModel(): ResourceModel {
  const { models } = useApplication();
  const model = models.find(({ path }) => path === TICKETS.path);
  if (!model) throw new Error('The document describes no tickets');
  return model;
}

/** The field of this name, absent when the user may not see it. */
export const fieldOf = (model: ResourceModel, name: string): FieldModel | undefined =>
  model.fields.find((field) => field.name === name);
