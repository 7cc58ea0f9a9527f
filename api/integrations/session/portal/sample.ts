import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { projectRoot } from '../../../platform/project-root.js';
import { behind, type Schema } from './reference-schemas.js';

type Schemas = Record<string, Schema>;
type Examples = Record<string, Record<string, unknown>>;

/** Example values of the demo data, by schema and field. */
const examples: Examples = JSON.parse(readFileSync(join(projectRoot, 'openapi/examples/values.json'), 'utf8'));

const ID = '01941f29-7c00-787d-a094-3ba2d9143fa8';

const FIRST = 'Umwälzpumpe im Heizraum steht still';
/** Texts of the demo data; the example of a field is the first valid one. */
const TEXTS = [
  FIRST,
  'Heizung',
  '07:30',
  '104218',
  'anlage',
  'acme.example.ch',
  'https://erp.example.ch/volta',
  'B'.repeat(87),
  'B'.repeat(22),
];

/** An example body with the required fields and those with an example in the demo data. */
export function sampleOf(given: Schema, schemas: Schemas, depth = 0): unknown {
  const { schema, name } = behind(given, schemas);
  const own = examples[name.replace(/(Create|Patch)$/, '')] ?? {};
  if (schema.properties && depth < 4) {
    const required = (schema.required as string[] | undefined) ?? [];
    const shown = Object.entries(schema.properties as Schemas).filter(([key]) => required.includes(key) || key in own);
    const sample = shown.map(([key, property]) => [key, own[key] ?? sampleOf(property, schemas, depth + 1)]);
    // A text in several languages needs one of them.
    const isText = shown.length === 0 && 'de' in (schema.properties as object);
    return isText ? { de: FIRST } : Object.fromEntries(sample);
  }
  if (schema.enum) return (schema.enum as unknown[])[0];
  if (schema.items) {
    const { minItems = 1 } = schema as { minItems?: number };
    return Array.from({ length: Math.max(1, minItems) }, () => sampleOf(schema.items as Schema, schemas, depth + 1));
  }
  return plainValue(schema);
}

const BY_FORMAT: Record<string, string> = {
  uuid: ID,
  date: '2026-03-02',
  'date-time': '2026-03-02T07:30:00.000Z',
  email: 'monika.frei@example.ch',
  uri: 'https://erp.example.ch/volta',
};

function plainValue({ type, format, minimum, pattern = '', maxLength = Number.MAX_SAFE_INTEGER }: Schema): unknown {
  const [first] = [type].flat().filter((one) => one !== 'null');
  if (first === 'boolean') return true;
  if (first === 'integer' || first === 'number') return minimum ?? 1;
  if (first === 'object') return {};
  const fits = (text: string) => text.length <= Number(maxLength) && new RegExp(String(pattern), 'u').test(text);
  return BY_FORMAT[String(format)] ?? TEXTS.find(fits) ?? FIRST;
}
