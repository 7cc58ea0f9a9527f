import { type MatchContext, matches } from './matches';
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
  /** Order of its records. */
  sort: ResourceModel['sort'];
  /** Rows that are edited in place, a line each, or files; a list of its own if left out. */
  as?: NonNullable<FieldModel['panel']>['as'];
  /** Name of the field whose sum stands below the rows or lines. */
  total?: string;
  /** Names of the fields in a line beside its title. */
  line?: readonly string[];
  /** Name of the field at the right of a line. */
  badge?: string;
  /** Right on the page's record for a new one. */
  can?: string;
  /** Name of the field of the input above the lines. */
  quickAdd?: string;
  /** The flag of files, and its icons. */
  flag?: NonNullable<FieldModel['panel']>['flag'];
  /** Filters of the lines behind a click, and their order. */
  folded?: NonNullable<FieldModel['panel']>['folded'];
  below?: PanelPlace;
}

/** The panels on the pages of a resource whose records this user may list, one a resource. */
export function panelsOf({ path }: ResourceModel, models: readonly ResourceModel[]): PanelModel[] {
  const panels = models.flatMap((model) => {
    const field = model.fields.find(({ panel }) => panel?.resource === path);
    if (!field?.panel || !(model.can.list || field.panel.below?.canList)) return [];
    const { key, order = 0, filter = {}, sort: [by, way] = [], ...rest } = field.panel;
    const sort = by && way ? { field: by, order: way } : model.sort;
    return [{ ...rest, name: model.path, model, field, key, order, filter, sort }];
  });
  return panels.toSorted((one, other) => one.order - other.order);
}

/** Key of a text of a panel. */
export const panelText = ({ model, field }: PanelModel, name: string) =>
  `resources.${model.path}.panels.${field.name}.${name}`;

/** The values that records of a panel share with the page's record; they begin a new one of them. */
export const sharedBy = ({ field, key }: PanelModel, record: object): Record<string, unknown> => ({
  [field.name]: valueAt(record, key),
});

/** A list of a panel: its filter, or without a list of the resource the address below the page's record. */
export function listOf(panel: PanelModel, record: PageRecord): { filter: Record<string, unknown>; below?: string } {
  if (panel.model.can.list) return { filter: { ...panel.filter, ...sharedBy(panel, record) } };
  return { filter: panel.filter, below: addressBelow(panel, record) };
}

/** The values that a new record begins with, its address below the page's record, the type of its file and further fields. */
export interface Creation extends Pick<PanelPlace, 'file' | 'fields'> {
  values: Record<string, unknown>;
  below?: string;
}

/**
 * A new record of a panel: the values that it begins with, and where the resource has no creation of its own the address
 * below the page's record. Undefined if the user may not create it, or not change the page's record.
 */
export function creationOf(panel: PanelModel, record: PageRecord): Creation | undefined {
  const { model, can, below } = panel;
  if (can ? !valueAt(record, `can.${can}`) : record.can?.edit === false) return undefined;
  if (model.can.create) return { values: sharedBy(panel, record) };
  if (!below?.canCreate) return undefined;
  return { values: {}, below: addressBelow(panel, record), file: below.file, fields: below.fields };
}

/** Whether the user may create records of a panel on the page of at least one record. */
export const mayCreate = ({ model, below }: PanelModel): boolean => model.can.create || below?.canCreate === true;

/** The records in front of the click and those behind it (`folded`), which have an order of their own. */
export function foldedApart<Row extends object>(
  { model, folded }: PanelModel,
  records: readonly Row[],
  context: MatchContext,
): { shown: Row[]; behind: Row[] } {
  if (!folded) return { shown: [...records], behind: [] };
  const isBehind = (record: Row) => folded.when.some((filter) => matches(record, filter, model.fields, context));
  const behind = records.filter(isBehind);
  if (folded.sort) {
    const [name, order] = folded.sort;
    const sign = order === 'DESC' ? -1 : 1;
    const textOf = (record: Row) => String(valueAt(record, name) ?? '');
    behind.sort((one, other) => sign * textOf(one).localeCompare(textOf(other)));
  }
  return { shown: records.filter((record) => !behind.includes(record)), behind };
}

const addressBelow = ({ field, below }: PanelModel, { id }: PageRecord) =>
  `${field.panel?.resource}/${encodeURIComponent(id)}/${below?.name}`;

/** The sum of a field over records, as a record with this value alone; rounded to thousandths, the smallest unit of a number. */
export function totalOf({ name }: FieldModel, records: readonly Record<string, unknown>[]): Record<string, number> {
  const thousandths = records.reduce((sum, record) => sum + Math.round(Number(record[name] ?? 0) * 1_000), 0);
  return { [name]: thousandths / 1_000 };
}
