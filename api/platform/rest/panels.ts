import type { FieldRecord, PanelOptions } from '../resource/field.js';
import { isSingleReference, targetOf } from '../resource/reference-kinds.js';
import { allResources, resourceOf } from '../resource/resource.js';
import type { ResourceModel } from '../resource/resource-model.js';
import { SYSTEM_FIELDS } from '../resource/system-fields.js';
import { refuseFaults } from './refuse-faults.js';
import { rolesOf } from './resource-controller.js';
import { queryFaults } from './views.js';

/** A panel as the document describes it: the page's resource, its field with the same value, and the filter. */
export interface PanelHint {
  readonly resource: string;
  readonly key: string;
  readonly order?: number;
  readonly filter?: PanelOptions['filter'];
  readonly as?: PanelOptions['as'];
  readonly total?: string;
}

/** The panel of a field; undefined for a field without one. */
export function panelOf(field: FieldRecord): PanelHint | undefined {
  const { panel } = field.options;
  if (!panel) return undefined;
  const { on, key = 'id', ...rest } = panel === true ? {} : panel;
  return { resource: on ?? (isSingleReference(field) ? resourceOf(targetOf(field)).options.path : ''), key, ...rest };
}

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
    ...queryFaults(model, { filter: panel.filter ?? {} }).map((fault) => `panel: ${fault}`),
    ...inlineFaults(model, field, panel),
  ];
}

/** Faults of a panel whose rows are edited in place. */
function inlineFaults({ type, name, fields }: ResourceModel, own: FieldRecord, { as, total }: PanelHint): string[] {
  if (as !== 'inline') return total ? ['panel: total needs inline rows'] : [];
  const missing = fields.filter((field) => field !== own && isAsked(field) && !field.options.list);
  return [
    ...(WRITES.some((action) => rolesOf(type, action)?.length)
      ? []
      : [`panel: no reader of ${name} may write it inline`]),
    ...(total && !fields.some((field) => field.name === total && field.options.list && NUMBERS.has(field.kind.widget))
      ? [`panel: ${total} is no column of numbers`]
      : []),
    ...missing.map((field) => `panel: ${field.name} is required, and no column of inline rows`),
  ];
}

const NUMBERS = new Set<string>(['integer', 'money', 'quantity']);
const WRITES = ['create', 'update'] as const;

/** Whether a creation must have a value of the field. */
const isAsked = ({ options }: FieldRecord) => options.required && !options.readOnly && options.default === undefined;
