import type { Locale } from '../../vocabulary/locale.js';
import type { OperationOptions } from '../access/operation.js';
import { rolesMeant } from '../access/permission.js';
import { scopeOf } from '../access/scopes.js';
import { translate } from '../http/texts.js';
import type { JsonSchema } from '../resource/field.js';

/** Texts of the document itself are English; the documentation words them in the reader's language. */
const DOCUMENT: Locale = 'en-CH';

/** The text of a key, or nothing where there is none. */
export function textIn(locale: Locale, key: string, params?: Record<string, unknown>): string | undefined {
  const text = translate(locale, key, params);
  return text === key ? undefined : text;
}

/** What a part of the API is called: the resource in the plural, or a name of its own. */
export function tagName(locale: Locale, tag: string): string {
  const names = textIn(locale, `resources.${tag}.name`)?.split(' |||| ');
  return names?.at(-1) ?? textIn(locale, `docs.tags.${tag}`) ?? tag;
}

/** What a part of the API is about, where something is said of it. */
export const tagText = (locale: Locale, tag: string): string | undefined =>
  textIn(locale, `resources.${tag}.description`);

/** The parts of the API that these paths belong to. */
export function tagsOf(paths: Record<string, Record<string, JsonSchema>>): JsonSchema[] {
  const tags = Object.values(paths).flatMap((one) => Object.values(one).flatMap(({ tags }) => tags as string[]));
  return [...new Set(tags)].sort().map((name) => ({
    name,
    description: tagText(DOCUMENT, name) ?? tagName(DOCUMENT, name),
  }));
}

/** Who may call an operation, and what a token needs for it. */
export function describe(operation: OperationOptions, method: string): string {
  const { allow, inPerson, confirmation } = operation;
  if (allow === 'public') return 'Open to everybody, without signing in.';
  const who = allow === 'authenticated' ? 'whoever is signed in' : rolesMeant(allow).join(', ');
  return [
    `For ${who}.`,
    inPerson ? 'Not by an API token.' : `An API token needs ${scopeOf(operation, method)}.`,
    ...(confirmation?.length ? [`May ask first: ${confirmation.join(', ')}.`] : []),
  ].join(' ');
}
