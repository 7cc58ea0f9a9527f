import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { LIMITS } from './platform/fields/constraint.js';
import { fieldCodes } from './platform/resource/field-codes.js';

const FOLDERS = ['vocabulary', 'platform/vocabulary'].map((name) => join(import.meta.dirname, name));

/** Name of an enumeration, such as `Role`; lists and tables have capitals. */
const ENUMERATION = /^[A-Z][a-z]/;

/** The enumerations, lists and tables of the vocabulary as a module for screens, sorted by name. */
export async function vocabularyText(): Promise<string> {
  const found = new Map<string, string>();
  const files = FOLDERS.flatMap((folder) => readdirSync(folder).map((name) => join(folder, name)));
  for (const file of files.filter((name) => name.endsWith('.js'))) {
    const exported: Record<string, unknown> = await import(file);
    for (const [name, value] of Object.entries(exported)) {
      if (typeof value !== 'function') found.set(name, declarationOf(name, value));
    }
  }
  const sorted = [...found.keys()].sort().map((name) => found.get(name));
  return ['// Written by `npm run contract` from api/vocabulary; not to be changed by hand.', ...sorted, ''].join('\n');
}

/** The codes of refused values as a module for screens, by kind of field and keyword, and those of limits. */
export function fieldCodesText(): string {
  const tables = [declarationOf('FIELD_CODES', fieldCodes()), declarationOf('LIMIT_CODES', LIMITS)];
  return ['// Written by `npm run contract` from the kinds of fields; not to be changed by hand.', ...tables, ''].join(
    '\n',
  );
}

function declarationOf(name: string, value: unknown): string {
  const text = `export const ${name} = ${JSON.stringify(value, null, 2)} as const;`;
  return ENUMERATION.test(name) ? `${text}\nexport type ${name} = (typeof ${name})[keyof typeof ${name}];` : text;
}
