import { Check, Embeddable, Embedded, Property } from '@mikro-orm/decorators/legacy';
import { ValidateBy, ValidateNested } from 'class-validator';
import { LANGUAGES, type Language } from '../../vocabulary/locale.js';
import { each, limit, schemaReference, type } from '../fields/constraint.js';
import { currentLanguage } from '../tenancy/language.js';
import { asBody } from './body.js';
import { declare, type FieldKind, type FieldOptions, type FieldRecord, fieldsOf } from './field.js';
import { snakeCase } from './naming.js';
import { buildBody, objectSchema, shapeOf } from './shape.js';
import { RichText, Text, type TextOptions } from './text-kinds.js';

/** A text in the four languages; a missing one falls back to another (inLanguage). */
@Embeddable()
export class Translated {
  @Property({ type: 'text', nullable: true })
  de: string | null = null;
  @Property({ type: 'text', nullable: true })
  en: string | null = null;
  @Property({ type: 'text', nullable: true })
  fr: string | null = null;
  @Property({ type: 'text', nullable: true })
  it: string | null = null;
}

/** The text in a language, or in the first other one that has a text. */
export function inLanguage(text: Partial<Record<Language, string | null>> | null | undefined, language: Language) {
  return text?.[language] ?? text?.de ?? text?.en ?? text?.fr ?? text?.it ?? null;
}

export interface TranslatedOptions extends TextOptions {
  /** A required text may stand in any language; by default it must stand in German. */
  anyLanguage?: boolean;
}

/** Decorator for the text in one language. */
type Part = (options: TextOptions) => PropertyDecorator;

function languageFields({ max, required, anyLanguage }: TranslatedOptions, part: Part): FieldRecord[] {
  return LANGUAGES.map((language) =>
    fieldOf(language, part({ max, required: required === true && !anyLanguage && language === 'de' })),
  );
}

const HAS_TEXT = {
  validate: (value: unknown) => Object.values(value ?? {}).some((text) => text !== null && text !== undefined),
  defaultMessage: () => 'No language has a text',
};

/** Columns of the four languages, as the database names them. */
const columnsIn = ({ name }: FieldRecord) => LANGUAGES.map((language) => `${snakeCase(name)}_${language}`);

/** The field that a decorator declares. */
function fieldOf(name: string, decorator: PropertyDecorator): FieldRecord {
  class Holder {}
  decorator(Holder.prototype, name);
  return fieldsOf(Holder)[0] as FieldRecord;
}

function translatedKind(options: TranslatedOptions, part: Part): FieldKind {
  const fields = languageFields(options, part);
  const isAnyRequired = options.required === true && options.anyLanguage === true;
  const Body = buildBody('TranslatedText', fields, 'create');
  return {
    widget: 'translated',
    operators: ['', '_eq_any', '_neq'],
    sortable: true,
    map: (owner, field) => {
      Embedded(() => Translated, { prefix: `${field.name}_` })(owner, field.name);
      if (!isAnyRequired) return;
      const name = `${snakeCase(owner.constructor.name)}_${snakeCase(field.name)}_check`;
      Check({ name, expression: `num_nonnulls(${columnsIn(field).join(', ')}) > 0` })(owner.constructor);
    },
    constraints: () => [type('object')],
    schema: () => objectSchema(fields, 'create'),
    rules: () => [
      ValidateNested({ context: { code: 'TYPE_INVALID' } }),
      ...(isAnyRequired
        ? [ValidateBy({ name: 'hasText', validator: HAS_TEXT }, { context: { code: 'REQUIRED' } })]
        : []),
    ],
    normalise: (value) => (value === null || value === undefined ? value : asBody(Body, fields, value)),
    store: (value) => Object.assign(new Translated(), value),
    present: (value) => Object.fromEntries(LANGUAGES.map((l) => [l, (value as Translated | null)?.[l] ?? null])),
    comparable: (value) => (typeof value === 'string' && value.length <= 500 ? value : undefined),
    condition: (comparison) => ({ [currentLanguage()]: comparison }),
    columns: (field) => LANGUAGES.map((language) => `${field.name}_${language}`),
  };
}

export interface EmbeddedListOptions extends FieldOptions {
  /** Items at most; 100 if left out. */
  max?: number;
}

function embeddedListKind(item: () => object, { max = 100 }: EmbeddedListOptions): FieldKind {
  return {
    widget: 'embeddedList',
    operators: [],
    map: (owner, field) => Property({ type: 'json', columnType: 'jsonb', defaultRaw: `'[]'` })(owner, field.name),
    // class-validator would accept a list in place of an item.
    constraints: () => [type('array'), each(schemaReference(shapeOf(item()).name)), limit('maxItems', max)],
    rules: () => [ValidateNested({ each: true, context: { code: 'TYPE_INVALID' } })],
    normalise: (value, { options }) => {
      if (!Array.isArray(value)) return value ?? (options.required ? value : []);
      const { body, fields } = shapeOf(item());
      return value.map((entry) => asBody(body, fields, entry));
    },
    store: (value) => (value as object[]).map((entry) => ({ ...entry })),
    present: (value) => value ?? [],
  };
}

function nestedKind(item: () => object): FieldKind {
  return {
    widget: 'nested',
    operators: [],
    map: () => undefined,
    constraints: () => [schemaReference(shapeOf(item()).name)],
    rules: () => [ValidateNested({ context: { code: 'TYPE_INVALID' } })],
    normalise: (value) => {
      const { body, fields } = shapeOf(item());
      return asBody(body, fields, value);
    },
  };
}

/** A text in German, English, French and Italian. */
export const TranslatedText = (options: TranslatedOptions = {}) => declare(translatedKind(options, Text), options);
/** A formatted text in the four languages: a small safe subset of HTML in each. Lists neither filter nor sort by it. */
export const TranslatedRichText = (options: TranslatedOptions = {}) =>
  declare({ ...translatedKind(options, RichText), operators: [], sortable: false }, options);
/** Items that are stored within the record, each described by a `@Shape()`. */
export const EmbeddedList = (item: () => object, options: EmbeddedListOptions = {}) =>
  declare(embeddedListKind(item, options), {
    ...(!options.required && { default: [] }),
    ...options,
    item,
  } as EmbeddedListOptions);
/** An object of its own within a body, schemaReference by a `@Shape()`. */
export const Nested = (item: () => object, options: FieldOptions = {}) => declare(nestedKind(item), options);

const VALUES: FieldKind = {
  widget: 'custom',
  operators: [],
  map: () => undefined,
  constraints: () => [type('object')],
};

/** Values of custom fields within a body, which are validated when they are assigned. */
export const Values = (options: FieldOptions = {}) => declare(VALUES, options);
