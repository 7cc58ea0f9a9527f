import { Property } from '@mikro-orm/decorators/legacy';
import type { FieldRecord } from './field.js';
import { snakeCase } from './naming.js';
import type { TextOptions } from './text-kinds.js';

/** Whether unique keys look at the folded text: 'Werk Nord' and 'werk  nord' are one name to people. */
export const isFolded = ({ options }: FieldRecord) => (options as TextOptions).folded === true;

/** Property that the database keeps the folded text in. */
export const foldedName = ({ name }: Pick<FieldRecord, 'name'>) => `${name}Key`;

/** The text as unique keys see it. */
export const fold = (text: string) => text.trim().replace(/\s+/g, ' ').toLowerCase();

/** Declares the column of the folded text, which the database works out by itself. */
export function mapFolded(owner: object, field: FieldRecord): void {
  const expression = `lower(regexp_replace(${snakeCase(field.name)}, '\\s+'::text, ' '::text, 'g'::text))`;
  const generated = `(${expression}) stored`;
  Property({ type: 'text', generated, hidden: true, nullable: true })(owner, foldedName(field));
}
