import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Json } from './records.js';

/** The committed document, in full. */
export const document: Json = JSON.parse(readFileSync(join(process.cwd(), 'openapi/openapi.json'), 'utf8'));
