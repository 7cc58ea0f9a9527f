import { valueAt } from './paths';
import type { FieldModel, ResourceModel } from './resource-model';

/** The records of a further resource on the page of a record. */
export interface PanelModel {
  /** Name in the address: the path of the further resource. */
  name: string;
  model: ResourceModel;
  /** The field of its records that has the value of the page's record. */
  field: FieldModel;
  key: string;
  filter: Record<string, unknown>;
}

/** The panels on the pages of a resource whose records this user may list, one a resource. */
export function panelsOf({ path }: ResourceModel, models: readonly ResourceModel[]): PanelModel[] {
  const panels = models.flatMap((model) => {
    const field = model.fields.find(({ panel }) => panel?.resource === path);
    if (!field?.panel || !model.can.list) return [];
    const { key, order = 0, filter = {} } = field.panel;
    return [{ name: model.path, model, field, key, order, filter }];
  });
  return panels.toSorted((one, other) => one.order - other.order);
}

/** The values that records of a panel share with the page's record; they begin a new one of them. */
export const sharedBy = ({ field, key }: PanelModel, record: object): Record<string, unknown> => ({
  [field.name]: valueAt(record, key),
});
