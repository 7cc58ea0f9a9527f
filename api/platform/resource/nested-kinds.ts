import { Embeddable, Embedded, Property } from '@mikro-orm/decorators/legacy';
import { ArrayMaxSize, IsArray, IsObject, ValidateNested } from 'class-validator';
import { LANGUAGES, type Language } from '../../vocabulary/locale.js';
import { currentLanguage } from '../http/language.js';
import { asBody } from './body.js';
import { declare, type FieldKind, type FieldOptions, type FieldRecord, fieldsOf } from './field.js';
import { buildBody, objectSchema, shapeOf } from './shape.js';
import { Text, type TextOptions } from './text-kinds.js';

/** A text in the four languages; German is the one that must be there, the others fall back to it. */
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

/** The text in one language, or the nearest there is. */
export function inLanguage(text: Partial<Record<Language, string | null>> | null | undefined, language: Language) {
  return text?.[language] ?? text?.de ?? text?.en ?? text?.fr ?? text?.it ?? null;
}

function languageFields({ max, required }: TextOptions): FieldRecord[] {
  return LANGUAGES.map((language) =>
    fieldOf(language, Text({ max, required: required === true && language === 'de' })),
  );
}

/** The record that a decorator would leave on a class. */
function fieldOf(name: string, decorator: PropertyDecorator): FieldRecord {
  class Holder {}
  decorator(Holder.prototype, name);
  return fieldsOf(Holder)[0] as FieldRecord;
}

function translatedKind(given: TextOptions): FieldKind {
  const fields = languageFields(given);
  const Body = buildBody('TranslatedText', fields, 'create');
  return {
    widget: 'translated',
    operators: ['', '_eq_any', '_neq'],
    sortable: true,
    map: (owner, field) => Embedded(() => Translated, { prefix: `${field.name}_` })(owner, field.name),
    schema: () => objectSchema(fields, 'create'),
    rules: () => [ValidateNested({ context: { code: 'TYPE_INVALID' } })],
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
    schema: () => ({ type: 'array', items: { $ref: `#/components/schemas/${shapeOf(item()).name}` }, maxItems: max }),
    rules: () => [
      IsArray({ context: { code: 'TYPE_INVALID' } }),
      ArrayMaxSize(max, { context: { code: 'MAX_VALUE', params: { max } } }),
      ValidateNested({ each: true, context: { code: 'TYPE_INVALID' } }),
    ],
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
    schema: () => ({ $ref: `#/components/schemas/${shapeOf(item()).name}` }),
    rules: () => [
      IsObject({ context: { code: 'TYPE_INVALID' } }),
      ValidateNested({ context: { code: 'TYPE_INVALID' } }),
    ],
    normalise: (value) => {
      const { body, fields } = shapeOf(item());
      return asBody(body, fields, value);
    },
  };
}

/** A text in German, English, French and Italian. */
export const TranslatedText = (given: TextOptions = {}) => declare(translatedKind(given), given);
/** Items that live and die with the record, each described by a `@Shape()`. */
export const EmbeddedList = (item: () => object, given: EmbeddedListOptions = {}) =>
  declare(embeddedListKind(item, given), {
    ...(!given.required && { default: [] }),
    ...given,
    item,
  } as EmbeddedListOptions);
/** An object of its own within a body, described by a `@Shape()`. */
export const Nested = (item: () => object, given: FieldOptions = {}) => declare(nestedKind(item), given);
