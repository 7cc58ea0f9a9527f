import type { Locale } from '../../vocabulary/locale.js';
import { inLocale } from '../fields/definition.js';
import { sanitizeHtml } from '../http/sanitize-html.js';
import { translate } from '../http/texts.js';
import type { RecordJson } from '../read/record.js';
import type { FieldRecord } from '../resource/field.js';
import { inLanguage } from '../resource/nested-kinds.js';
import type { NumberOptions } from '../resource/number-kinds.js';
import { POSITION } from '../resource/position-kind.js';
import type { ResourceModel } from '../resource/resource-model.js';
import { SYSTEM_FIELDS } from '../resource/system-fields.js';
import type { Cell, CellFormat } from './cell.js';

/** A column of a table: its heading in the reader's language, and the cell of a record as lists send it. */
export interface Column {
  readonly heading: string;
  readonly format: CellFormat;
  /** The cells have few different values, by which rows can be counted. */
  readonly isGrouping: boolean;
  cell(record: RecordJson): Cell;
}

/** From a JSON value to a cell. */
type ToCell = (value: unknown, field: FieldRecord, locale: Locale) => Cell;

const plain: ToCell = (value) => (typeof value === 'number' ? value : String(value));

const listed = (texts: readonly (string | null)[]) => texts.filter(Boolean).join(', ');

const ENTITIES: Readonly<Record<string, string>> = { '&amp;': '&', '&lt;': '<', '&gt;': '>', '&quot;': '"' };
/** The text of HTML, with paragraphs as lines. */
const withoutMarks = (html: string) =>
  sanitizeHtml(html.replace(/<br ?\/?>|<\/(?:p|li|h2|h3|pre|blockquote)>/g, '\n'), {
    allowedTags: [],
    allowedAttributes: {},
  })
    .replace(/&(?:amp|lt|gt|quot);/g, (entity) => ENTITIES[entity] ?? entity)
    .trim();

const optionLabel: ToCell = (value, field, locale) => {
  if (!field.custom) return translate(locale, `enums.${(field.options as { name?: string }).name}.${value}`);
  const option = field.custom.options.find((one) => one.value === value);
  return (option && inLocale(option.label, locale)) ?? String(value);
};

const each: ToCell = (values, field, locale) =>
  listed((values as unknown[]).map((value) => optionLabel(value, field, locale) as string));

const translated: ToCell = (value, _field, locale) => {
  const text = inLanguage(value as never, locale.slice(0, 2) as never);
  return text?.startsWith('<') ? withoutMarks(text) : text;
};

/** Titles are embedded in the record. */
const titled: ToCell = (value) =>
  Array.isArray(value) ? listed(value.map(({ title }) => title)) : ((value as { title: string | null }).title ?? null);

/** Format and conversion by widget; kinds without an entry, such as drawings, have no column. */
const WIDGETS: Readonly<Record<string, readonly [CellFormat, ToCell]>> = {
  text: ['text', plain],
  longText: ['text', plain],
  richText: ['text', (value) => withoutMarks(String(value))],
  email: ['text', plain],
  phone: ['text', plain],
  translated: ['text', translated],
  choice: ['text', optionLabel],
  choices: ['text', each],
  tags: ['text', (values) => listed(values as string[])],
  flag: ['text', (value, _field, locale) => translate(locale, `ra.boolean.${value}`)],
  reference: ['text', titled],
  references: ['text', titled],
  integer: ['integer', plain],
  quantity: ['quantity', plain],
  money: ['money', plain],
  day: ['day', plain],
  moment: ['moment', plain],
  time: ['time', plain],
};

/** A number that is a name, such as a year, is a text. */
const NAMING = ['text', String] as const;

/** Whether a table can have a column of the field. */
export const isTabular = ({ kind, options }: FieldRecord): boolean => kind.widget in WIDGETS && !options.detailOnly;

/** The column of a field. Throws for one that is not tabular. */
export function columnOf({ options: { path } }: ResourceModel, field: FieldRecord, locale: Locale): Column {
  const { name, custom, kind } = field;
  const isName = (field.options as NumberOptions).ungrouped;
  const [format, toCell] = isName ? NAMING : (WIDGETS[kind.widget] as (typeof WIDGETS)[string]);
  const isReference = kind.widget.startsWith('reference');
  const valueIn = (record: RecordJson) => {
    if (isReference) return (record._embedded as Record<string, unknown> | undefined)?.[name];
    return custom ? (record.custom as Record<string, unknown> | undefined)?.[custom.key] : record[name];
  };
  return {
    heading: headingOf(path, field, locale),
    format,
    isGrouping: kind.widget === 'choice' || kind.widget === 'reference',
    cell: (record) => {
      const value = valueIn(record) ?? null;
      return value === null ? null : toCell(value, field, locale);
    },
  };
}

/** The label of a field with its unit; money has its unit in the cells. */
function headingOf(path: string, field: FieldRecord, locale: Locale): string {
  const { name, custom, options, kind } = field;
  if (custom) return inLocale(custom.label, locale) ?? custom.key;
  const place = SYSTEM_FIELDS.includes(field) || kind === POSITION ? 'common' : path;
  const label = translate(locale, `resources.${place}.fields.${name}`);
  const { unit } = options as { unit?: string };
  return unit && kind.widget !== 'money' ? `${label} (${unit})` : label;
}
