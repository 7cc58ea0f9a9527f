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
  /** Rows are edited in place. */
  isInline: boolean;
  /** Name of the field whose sum stands below the rows. */
  total?: string;
}

/** The panels on the pages of a resource whose records this user may list, one a resource. */
export function panelsOf({ path }: ResourceModel, models: readonly ResourceModel[]): PanelModel[] {
  const panels = models.flatMap((model) => {
    const field = model.fields.find(({ panel }) => panel?.resource === path);
    if (!field?.panel || !model.can.list) return [];
    const { key, order = 0, filter = {}, as, total } = field.panel;
    return [{ name: model.path, model, field, key, order, filter, isInline: as === 'inline', ...(total && { total }) }];
  });
  return panels.toSorted((one, other) => one.order - other.order);
}

/** The values that records of a panel share with the page's record; they begin a new one of them. */
export const sharedBy = ({ field, key }: PanelModel, record: object): Record<string, unknown> => ({
  [field.name]: valueAt(record, key),
});

/** The sum of a field over records, as a record with this value alone; rounded to thousandths, the smallest unit of a number. */
export function totalOf({ name }: FieldModel, records: readonly Record<string, unknown>[]): Record<string, number> {
  const thousandths = records.reduce((sum, record) => sum + Math.round(Number(record[name] ?? 0) * 1_000), 0);
  return { [name]: thousandths / 1_000 };
}
