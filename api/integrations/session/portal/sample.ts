import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { projectRoot } from '../../../platform/project-root.js';
import { behind, type Schema } from './reference-schemas.js';

type Schemas = Record<string, Schema>;
type Examples = Record<string, Record<string, unknown>>;

/** What the demo data says of a field, by the resource's schema and the name of the field; `*` for all schemas. */
const examples: Examples = JSON.parse(readFileSync(join(projectRoot, 'openapi/examples/values.json'), 'utf8'));

const ID = '01941f29-7c00-787d-a094-3ba2d9143fa8';

/** A body as it could be sent: what is required of it, and what the demo data has an example of. */
export function sampleOf(given: Schema, schemas: Schemas, depth = 0): unknown {
  const { schema, name } = behind(given, schemas);
  const own = examples[name.replace(/(Create|Patch)$/, '')] ?? {};
  if (schema.properties && depth < 4) {
    const required = (schema.required as string[] | undefined) ?? [];
    const told = Object.entries(schema.properties as Schemas).filter(([key]) => required.includes(key) || key in own);
    return Object.fromEntries(
      told.map(([key, property]) => [key, own[key] ?? examples['*']?.[key] ?? sampleOf(property, schemas, depth + 1)]),
    );
  }
  if (schema.enum) return (schema.enum as unknown[])[0];
  if (schema.items) return [sampleOf(schema.items as Schema, schemas, depth + 1)];
  return plainValue(schema);
}

const BY_FORMAT: Record<string, string> = {
  uuid: ID,
  date: '2026-03-02',
  'date-time': '2026-03-02T07:30:00.000Z',
  email: 'monika.frei@example.ch',
  uri: 'https://erp.example.ch/volta',
};

function plainValue({ type, format, minimum }: Schema): unknown {
  const [first] = [type].flat().filter((one) => one !== 'null');
  if (first === 'boolean') return true;
  if (first === 'integer' || first === 'number') return minimum ?? 1;
  if (first === 'object') return {};
  return BY_FORMAT[String(format)] ?? 'Umwälzpumpe im Heizraum steht still';
}
