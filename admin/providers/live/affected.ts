import type { Change } from './messages';

/** Resources whose records describe other resources: a change of them changes the document. */
const describing: ReadonlySet<string> = new Set(['custom-fields']);

/** Whether a change of a record changes the document. */
export const isDescribing = ({ resource }: Change): boolean => describing.has(resource);

/** When to reload a cached answer: at once, soon (lists and figures, not more often than needed), or not. */
export type Urgency = 'now' | 'soon' | undefined;

/** Routes of the resources, by API path; a cached answer's key begins with the route. */
export type Routes = ReadonlyMap<string, string>;

/** Scope of the answers about all kinds of tickets, which belong to no resource. */
const OVERVIEW = 'dashboard';

/** Whether a change concerns the answer with this key. Keys are react-admin's, or `[route, part, record id, …]`. */
export function urgencyOf(key: readonly unknown[], change: Change, routes: Routes): Urgency {
  const [scope, part, detail] = key;
  const [subject = '', subjectId = ''] = change.about?.split('/') ?? [];
  if (scope === OVERVIEW) return subject && change.resource !== 'presence' ? 'soon' : undefined;
  const isSubject = scope === routes.get(subject);
  const isResource = scope === routes.get(change.resource);
  if (isSubject && typeof detail === 'string') return belongs(part, detail, change, subjectId);
  if (change.resource === 'presence') return undefined;
  const id = isResource ? change.id : isSubject ? subjectId : undefined;
  if (id === undefined) return undefined;
  if (part === 'getOne') return (detail as { id?: unknown } | undefined)?.id === id ? 'now' : undefined;
  if (part === 'getMany') return (detail as { ids?: unknown[] } | undefined)?.ids?.includes(id) ? 'soon' : undefined;
  // A message makes no other list of tickets; a change of the ticket itself may.
  return isResource ? 'soon' : undefined;
}

/** Answers on the page of a record; a presence on it changes the presence alone. */
function belongs(part: unknown, detail: string, { resource }: Change, subjectId: string): Urgency {
  if (detail !== subjectId || (resource === 'presence') !== (part === 'presence')) return undefined;
  return 'now';
}

/** The highest urgency of several changes for one cached answer. */
export function mostUrgent(key: readonly unknown[], changes: readonly Change[], routes: Routes): Urgency {
  let found: Urgency;
  for (const change of changes) {
    const urgency = urgencyOf(key, change, routes);
    if (urgency === 'now') return 'now';
    found ??= urgency;
  }
  return found;
}
