import type { FieldRecord, FileFlag, FoldedLines, PanelOptions } from '../resource/field.js';
import { isSingleReference, targetOf } from '../resource/reference-kinds.js';
import { allResources, isReadable, resourceOf } from '../resource/resource.js';
import type { ResourceModel } from '../resource/resource-model.js';
import { SYSTEM_FIELDS } from '../resource/system-fields.js';
import { orderOf } from './query.js';
import { refuseFaults } from './refuse-faults.js';
import { rolesOf } from './resource-controller.js';
import { queryFaults } from './views.js';

/** A panel as the document describes it: the page's resource, its field with the same value, and the filter. */
export interface PanelHint {
  readonly resource: string;
  readonly key: string;
  readonly order?: number;
  readonly filter?: PanelOptions['filter'];
  readonly sort?: ReturnType<typeof orderOf>;
  readonly as?: PanelOptions['as'];
  readonly total?: string;
  readonly line?: readonly string[];
  readonly badge?: string;
  readonly can?: string;
  readonly quickAdd?: string;
  readonly flag?: FileFlag;
  readonly folded?: { readonly when: FoldedLines['when']; readonly sort?: ReturnType<typeof orderOf> };
}

/** The panel of a field; undefined for a field without one. */
export function panelOf(field: FieldRecord): PanelHint | undefined {
  const options = optionsOf(field);
  if (!options) return undefined;
  const { on, key = 'id', sort, folded, ...rest } = options;
  const resource = on ?? (isSingleReference(field) ? resourceOf(targetOf(field)).options.path : '');
  const behind = folded && { when: folded.when, ...(folded.sort && { sort: orderOf(folded.sort) }) };
  return { resource, key, ...rest, ...(sort && { sort: orderOf(sort) }), ...(behind && { folded: behind }) };
}

const optionsOf = ({ options: { panel } }: FieldRecord): PanelOptions | undefined => (panel === true ? {} : panel);

/** Refuses invalid panels: an Error names the resource, the field and each fault. Needs the application. */
export function assertPanels(model: ResourceModel): void {
  const faults = model.fields.flatMap((field) =>
    faultsOf(model, field).map((fault) => `field ${field.name}: ${fault}`),
  );
  refuseFaults(model, faults);
}

function faultsOf(model: ResourceModel, field: FieldRecord): string[] {
  const panel = panelOf(field);
  if (!panel) return [];
  const page = allResources().find(({ options }) => options.path === panel.resource);
  if (!page) return [`panel: there is no resource ${panel.resource || 'named by it'}`];
  const key = [...SYSTEM_FIELDS, ...page.fields].find(({ name }) => name === panel.key);
  return [
    ...(key || panel.key === 'id' ? [] : [`panel: ${panel.resource} has no field ${panel.key}`]),
    ...(field.options.filter ? [] : ['panel: lists are not filtered by it']),
    ...queryFaults(model, { filter: panel.filter ?? {}, sort: optionsOf(field)?.sort }).map(
      (fault) => `panel: ${fault}`,
    ),
    ...totalFaults(model, panel),
    ...inlineFaults(model, field, panel),
    ...lineFaults(model, page, panel),
    ...fileFaults(model, panel),
  ];
}

function totalFaults({ fields }: ResourceModel, { as, total }: PanelHint): string[] {
  if (!total) return [];
  if (!as || as === 'files') return ['panel: total needs inline rows or lines'];
  const summed = fields.find(({ name, options, kind }) => name === total && options.list && NUMBERS.has(kind.widget));
  return summed ? [] : [`panel: ${total} is no column of numbers`];
}

/** Faults of a panel with a line for each record on the pages of `page`. */
function lineFaults(model: ResourceModel, page: ResourceModel, panel: PanelHint): string[] {
  const { as, line, badge, can, quickAdd, folded } = panel;
  const options = Object.entries({ line, quickAdd, folded, ...(as !== 'files' && { badge, can }) });
  const named = options.filter(([, value]) => value !== undefined);
  if (as !== 'lines' && named.length > 0) return named.map(([name]) => `panel: ${name} needs lines`);
  const shown = [...SYSTEM_FIELDS, ...model.fields].filter(isReadable).map(({ name }) => name);
  const fields = [line, badge, folded?.sort?.[0]].flat().filter((name) => name !== undefined);
  const unknown = fields.filter((name) => !shown.includes(name));
  return [
    ...unknown.map((name) => `panel: ${model.name} has no field ${name}`),
    ...(can && !hasRight(page, can) ? [`panel: ${page.name} has no right can.${can}`] : []),
    ...(quickAdd ? quickFaults(model, quickAdd) : []),
    ...(folded?.when ?? []).flatMap((filter) =>
      queryFaults(model, { filter }).map((fault) => `panel: folded: ${fault}`),
    ),
  ];
}

/** Faults of a panel whose records are files. */
function fileFaults({ name, fields }: ResourceModel, { as, flag }: PanelHint): string[] {
  if (as !== 'files') return flag ? ['panel: flag needs files'] : [];
  const has = (field: string, widget: string) => fields.some((one) => one.name === field && one.kind.widget === widget);
  const missing = Object.entries(FILE).filter(([field, widget]) => !has(field, widget));
  return [
    ...missing.map(([field]) => `panel: ${name} has no ${field} of a file`),
    ...(flag && !has(flag.name, 'flag') ? [`panel: ${name} has no flag ${flag.name}`] : []),
  ];
}

/** Whether the records of a resource say whether their reader has a right. */
const hasRight = ({ fields }: ResourceModel, right: string) => {
  const rights = fields.find(({ name }) => name === 'can');
  return right in ((rights?.kind.schema?.(rights).properties ?? {}) as object);
};

/** Faults of an input that creates a record with one value alone. */
function quickFaults({ name, fields }: ResourceModel, quickAdd: string): string[] {
  const filled = fields.find((field) => field.name === quickAdd);
  if (filled?.kind.widget !== 'text' || filled.options.readOnly)
    return [`panel: ${quickAdd} is no text that users write`];
  const missing = fields.filter((field) => field !== filled && isAsked(field));
  return missing.map((field) => `panel: quickAdd: a new ${name} needs ${field.name} as well`);
}

/** Faults of a panel whose rows are edited in place. */
function inlineFaults({ type, name, fields }: ResourceModel, own: FieldRecord, { as }: PanelHint): string[] {
  if (as !== 'inline') return [];
  const missing = fields.filter((field) => field !== own && isAsked(field) && !field.options.list);
  return [
    ...(WRITES.some((action) => rolesOf(type, action)?.length)
      ? []
      : [`panel: no reader of ${name} may write it inline`]),
    ...missing.map((field) => `panel: ${field.name} is required, and no column of inline rows`),
  ];
}

const NUMBERS = new Set<string>(['integer', 'money', 'quantity']);
/** The fields of a file, and their kinds. */
const FILE = { name: 'text', contentType: 'text', size: 'integer' };
const WRITES = ['create', 'update'] as const;

/** Whether a creation must have a value of the field. */
const isAsked = ({ options }: FieldRecord) => options.required && !options.readOnly && options.default === undefined;
