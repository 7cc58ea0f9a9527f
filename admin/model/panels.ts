import { valueAt } from './paths';
import type { FieldModel, PanelPlace, ResourceModel } from './resource-model';
import type { RecordRights } from './rights';

/** The record of a page with panels. */
export interface PageRecord {
  id: string | number;
  can?: RecordRights;
}

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
  below?: PanelPlace;
}

/** The panels on the pages of a resource whose records this user may list, one a resource. */
export function panelsOf({ path }: ResourceModel, models: readonly ResourceModel[]): PanelModel[] {
  const panels = models.flatMap((model) => {
    const field = model.fields.find(({ panel }) => panel?.resource === path);
    if (!field?.panel || !(model.can.list || field.panel.below?.canList)) return [];
    const { key, order = 0, filter = {}, as, ...rest } = field.panel;
    return [{ ...rest, name: model.path, model, field, key, order, filter, isInline: as === 'inline' }];
  });
  return panels.toSorted((one, other) => one.order - other.order);
}

/** The values that records of a panel share with the page's record; they begin a new one of them. */
export const sharedBy = ({ field, key }: PanelModel, record: object): Record<string, unknown> => ({
  [field.name]: valueAt(record, key),
});

/** A list of a panel: its filter, or without a list of the resource the address below the page's record. */
export function listOf(panel: PanelModel, record: PageRecord): { filter: Record<string, unknown>; below?: string } {
  if (panel.model.can.list) return { filter: { ...panel.filter, ...sharedBy(panel, record) } };
  return { filter: panel.filter, below: addressBelow(panel, record) };
}

/**
 * A new record of a panel: the values that it begins with, and where the resource has no creation of its own the address
 * below the page's record. Undefined if the user may not create it, or not change the page's record.
 */
export function creationOf(
  panel: PanelModel,
  record: PageRecord,
): { values: Record<string, unknown>; below?: string } | undefined {
  if (record.can?.edit === false) return undefined;
  if (panel.model.can.create) return { values: sharedBy(panel, record) };
  return panel.below?.canCreate ? { values: {}, below: addressBelow(panel, record) } : undefined;
}

const addressBelow = ({ field, below }: PanelModel, { id }: PageRecord) =>
  `${field.panel?.resource}/${encodeURIComponent(id)}/${below?.name}`;

/** The sum of a field over records, as a record with this value alone; rounded to thousandths, the smallest unit of a number. */
export function totalOf({ name }: FieldModel, records: readonly Record<string, unknown>[]): Record<string, number> {
  const thousandths = records.reduce((sum, record) => sum + Math.round(Number(record[name] ?? 0) * 1_000), 0);
  return { [name]: thousandths / 1_000 };
}
