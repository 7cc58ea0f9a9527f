import type { Locale } from '../../vocabulary/locale.js';
import type { OperationOptions } from '../access/operation.js';
import { rolesOfHolders } from '../access/permission.js';
import { scopesOf } from '../access/scopes.js';
import { translate } from '../http/texts.js';
import type { JsonSchema } from '../resource/field.js';
import { hasGeneratedSummary } from '../rest/generated-operations.js';
import { phrase } from './phrases.js';

/** The document itself is English; the documentation translates it. */
const DOCUMENT: Locale = 'en-CH';

/** The text of a key; undefined without one. */
export function textIn(locale: Locale, key: string, params?: Record<string, unknown>): string | undefined {
  const text = translate(locale, key, params);
  return text === key ? undefined : text;
}

/** Name of a part of the API: the resource in the plural, or a name of its own. */
export function tagName(locale: Locale, tag: string): string {
  const names = textIn(locale, `resources.${tag}.name`)?.split(' |||| ');
  return names?.at(-1) ?? textIn(locale, `docs.tags.${tag}`) ?? tag;
}

/** Description of a part of the API, if there is one. */
export const tagText = (locale: Locale, tag: string): string | undefined =>
  textIn(locale, `resources.${tag}.description`);

/** Tags of the document for these paths. */
export function tagsOf(paths: Record<string, Record<string, JsonSchema>>): JsonSchema[] {
  const tags = Object.values(paths).flatMap((one) => Object.values(one).flatMap(({ tags }) => tags as string[]));
  return [...new Set(tags)].sort().map((name) => ({
    name,
    description: tagText(DOCUMENT, name) ?? tagName(DOCUMENT, name),
  }));
}

/** Description of the callers of an operation and the scopes that a token needs. */
export const rightsDescription = (operation: OperationOptions, method: string): string =>
  rightsText(DOCUMENT, { ...operation, allow: resolved(operation.allow) }, method);

const resolved = (allow: OperationOptions['allow']) => (typeof allow === 'string' ? allow : rolesOfHolders(allow));

interface Rights {
  readonly allow: string | readonly string[];
  readonly inPerson?: boolean;
  readonly confirmation?: readonly string[];
  readonly tag?: string;
  readonly reads?: readonly string[];
}

function rightsText(
  locale: Locale,
  { allow, inPerson, confirmation, tag, reads = [] }: Rights,
  method: string,
): string {
  const say = (key: string, params?: Record<string, unknown>) => translate(locale, `docs.rights.${key}`, params);
  if (allow === 'public') return say('public');
  return [
    typeof allow === 'string' ? say('signedIn') : say('roles', { roles: allow.join(', ') }),
    inPerson ? say('inPerson') : say('scope', { scope: scopesOf({ tag, reads }, method).join(', ') }),
    ...(confirmation?.length ? [say('asks', { codes: confirmation.join(', ') })] : []),
  ].join(' ');
}

interface Described {
  readonly method: string;
  readonly path: string;
  readonly operation: JsonSchema;
  /** Paths of all resources of the document. */
  readonly resources: ReadonlySet<string>;
}

/** Title and description of an operation in a language: its effect, its callers and its scopes. */
export function operationWords(locale: Locale, described: Described): { summary: string; description: string } {
  const { operation, method } = described;
  const declared = operation.summary as string;
  const [tag = ''] = operation.tags as string[];
  const own = hasGeneratedSummary(declared, tag) ? undefined : phrase(locale, declared);
  const title = operationTitle(locale, described);
  const rights = rightsText(locale, { ...(operation['x-operation'] as Rights), tag }, method);
  return { summary: title ?? own ?? declared, description: title && own ? `${own}. ${rights}` : rights };
}

const KINDS: Record<string, string> = {
  list: 'list',
  get: 'one',
  post: 'create',
  put: 'replace',
  patch: 'update',
  delete: 'delete',
};

/** Title of a generated operation by its resource, or of an action by its label; undefined for others. */
function operationTitle(locale: Locale, { method, path, resources }: Described): string | undefined {
  const [, resource = '', below = ''] = /^\/v1\/([a-z-]+)(?:\/\{id\})?(?:\/([a-z-]+))?$/.exec(path) ?? [];
  const action = below && textIn(locale, `resources.${resource}.actions.${below}.name`);
  if (action) return action;
  const of = below || resource;
  const names = textIn(locale, `resources.${of}.name`)?.split(' |||| ');
  if (!names || !resources.has(of)) return undefined;
  const isMany = method === 'get' && (below !== '' || !path.includes('{id}'));
  const kind = KINDS[isMany ? 'list' : method];
  return textIn(locale, `docs.reference.operations.${kind}`, { name: isMany ? names.at(-1) : names[0] });
}
