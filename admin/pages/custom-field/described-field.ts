import type { ContractDocument, JsonSchema, Widget } from '../../model/document';
import { type OwnTexts, ownTextsOf } from '../../model/own-texts';
import type { FieldModel } from '../../model/resource-model';
import { toResourceModels } from '../../model/to-resource-models';
import type { TranslatedText } from '../../model/translated-text';

/** A definition as its form holds it, complete or not. */
export interface WrittenDefinition {
  kind?: string | null;
  resource?: string | null;
  key?: string | null;
  label?: TranslatedText | null;
  help?: TranslatedText | null;
  options?: { value?: string | null; label?: TranslatedText | null; active?: boolean | null }[] | null;
  required?: boolean | null;
  minimum?: unknown;
  maximum?: unknown;
  pattern?: string | null;
  decimals?: number | null;
}

const widgets: Record<string, Widget> = {
  TEXT: 'text',
  LONG_TEXT: 'longText',
  NUMBER: 'quantity',
  MONEY: 'money',
  DATE: 'day',
  FLAG: 'flag',
  CHOICE: 'choice',
  CHOICES: 'choices',
  USER: 'reference',
  LOCATION: 'reference',
};

const targets: Record<string, string> = { USER: 'users', LOCATION: 'locations' };

/** Name of the field that the definition describes, in a form of its own. */
export const DESCRIBED = 'custom.value';
const PATH = 'described';

/**
 * The field that a definition describes, and its texts: read from an API document of that field alone, as the document
 * of the tenant will have it. Undefined without a kind.
 */
export function describedField(
  definition: WrittenDefinition,
  { components }: ContractDocument,
): { field: FieldModel; texts: OwnTexts } | undefined {
  const widget = widgets[definition.kind ?? ''];
  if (!widget) return undefined;
  const property = { ...schemaOf(definition), 'x-field': hintOf(definition, widget, components?.schemas ?? {}) };
  const required = definition.required ? ['value'] : [];
  const own: JsonSchema = {
    'x-resource': {
      path: PATH,
      route: PATH,
      menu: 'none',
      icon: '',
      title: '',
      sort: ['', 'ASC'],
      label: '',
      generated: false,
    },
    properties: { custom: { properties: { value: property }, required } },
  };
  const target = Object.entries(components?.schemas ?? {}).filter(
    ([, schema]) => schema['x-resource']?.path === targets[definition.kind ?? ''],
  );
  const document = { components: { schemas: { Described: own, DescribedCreate: own, ...Object.fromEntries(target) } } };
  const field = toResourceModels(document)[0]?.fields[0];
  return field && { field, texts: ownTextsOf(document) };
}

function schemaOf({ kind, minimum, maximum, pattern, options, decimals }: WrittenDefinition): JsonSchema {
  const least = typeof minimum === 'number' ? minimum : undefined;
  const most = typeof maximum === 'number' ? maximum : undefined;
  const values = (options ?? []).flatMap(({ value, active }) => (value && active !== false ? [value] : []));
  switch (kind) {
    case 'TEXT':
    case 'LONG_TEXT':
      return { type: 'string', minLength: least, maxLength: most, pattern: usable(pattern) };
    case 'NUMBER':
      return { type: decimals ? 'number' : 'integer', minimum: least, maximum: most };
    case 'MONEY':
      return { type: 'number', minimum: least, maximum: most };
    case 'CHOICE':
      return { type: 'string', enum: values };
    case 'CHOICES':
      return { type: 'array', items: { type: 'string', enum: values }, minItems: least, maxItems: most };
    default:
      return {};
  }
}

function hintOf(definition: WrittenDefinition, widget: Widget, schemas: Record<string, JsonSchema>) {
  const { kind, label, help, options, decimals } = definition;
  const resource = targets[kind ?? ''];
  const target = Object.values(schemas).find((schema) => schema['x-resource']?.path === resource);
  const labels = (options ?? []).flatMap(({ value, label: text }) => (value ? [[value, text ?? {}] as const] : []));
  return {
    widget: kind === 'NUMBER' && !decimals ? ('integer' as const) : widget,
    labels: hasText(label) ? label : { de: definition.key || '…' },
    ...(hasText(help) && { helps: help }),
    ...(labels.length > 0 && { optionLabels: Object.fromEntries(labels) }),
    ...(kind === 'MONEY' && { unit: 'CHF' }),
    ...(resource && { reference: { resource, title: target?.['x-resource']?.title ?? 'id' } }),
  };
}

const hasText = (text: TranslatedText | null | undefined): text is TranslatedText =>
  text !== null && text !== undefined && Object.values(text).some(Boolean);

/** The pattern, or undefined while it is typed only in part. */
function usable(pattern: string | null | undefined): string | undefined {
  try {
    return pattern ? new RegExp(pattern, 'u').source : undefined;
  } catch {
    return undefined;
  }
}
