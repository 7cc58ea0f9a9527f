import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { FIELD_CODES } from '../../openapi/field-codes.js';
import { document } from './document.js';

/** Patterns of sources that name the code of a refusal. */
const REFUSALS = [
  /new Problem\(\s*\d+,\s*'([A-Z_]+)'/g,
  /invalidField\((?:[^()]|\([^()]*\))*?,\s*'([A-Z_]+)'/g,
  /pointer[^{}]*\bcode: '([A-Z_]+)'/g,
];

function* codesIn(node: unknown, key = ''): Generator<string> {
  if (typeof node === 'string' && (key === 'patternCode' || key === 'confirmation')) yield node;
  if (typeof node !== 'object' || node === null) return;
  if (key === 'code' && 'enum' in node) yield* node.enum as string[];
  for (const [name, part] of Object.entries(node)) yield* codesIn(part, Array.isArray(node) ? key : name);
}

function codesOfSources(): string[] {
  const folder = join(process.cwd(), 'api');
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((file) => file.endsWith('.ts'));
  const sources = files.map((file) => readFileSync(join(folder, file), 'utf8'));
  return sources.flatMap((source) =>
    REFUSALS.flatMap((refusal) => [...source.matchAll(refusal)].map(([, code]) => code as string)),
  );
}

/** Every code of an error or a question that the document, the kinds of fields or a source of the API names. */
export const errorCodes = (): string[] =>
  [
    ...new Set([...codesIn(document), ...Object.values(FIELD_CODES).flatMap(Object.values), ...codesOfSources()]),
  ].sort();
