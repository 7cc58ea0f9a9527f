import type { RecordJson } from '../platform/read/record.js';
import { inLanguage, type Translated } from '../platform/resource/nested-kinds.js';
import { currentLanguage } from '../platform/tenancy/language.js';
import type { Searched } from '../vocabulary/master-data.js';
import type { TicketState } from '../vocabulary/ticket.js';
import type { SearchHit } from './search.shape.js';
import { marked, markerOf, type Segment, snippetOf } from './snippet.js';

/** What the index has found: a record by one of its parts. */
export interface Find {
  readonly record: string;
  readonly part: string;
  readonly resource: Searched;
  readonly ticket: string | null;
  readonly at: string;
  readonly score: number;
  /** Its place among those of its kind, from 1. */
  readonly rank: number;
}

/** The finds, and the words that stood for what was looked for. */
export interface Finds {
  readonly words: readonly string[];
  readonly hits: readonly Find[];
}

/** The texts in which the words of a find stand. */
export interface TextRow {
  readonly record: string;
  readonly title: string;
  readonly body: string;
}

interface Known {
  readonly words: readonly string[];
  readonly texts: readonly TextRow[];
  /** What the user reaches of it, by id. */
  readonly records: ReadonlyMap<string, RecordJson>;
}

/** What is told of finds: nothing of those whose record, or the ticket to which it belongs, is out of reach. */
export function hitsOf(finds: readonly Find[], { words, texts, records }: Known): SearchHit[] {
  const isHit = markerOf(words);
  const textOf = new Map(texts.map((text) => [text.record, text]));
  return finds.flatMap(({ record: id, resource, part, ticket: parent, at, score }) => {
    const record = records.get(id);
    const ticket = parent ? records.get(parent) : undefined;
    if (!record || (parent && !ticket)) return [];
    const { name, note } = calledBy(resource, record, ticket);
    const title = marked(name, isHit);
    const snippet = snippetOf(textOf.get(id)?.body ?? '', isHit);
    return {
      resource,
      id,
      ticket: parent,
      title,
      note,
      ...stateOf(resource, record),
      snippet: plain(snippet) === name ? [] : snippet,
      at: parent ? new Date(at).toISOString() : null,
      rank: score,
      internal: part !== 'open',
    };
  });
}

const plain = (segments: readonly Segment[]) => segments.map(({ text }) => text).join('');

const text = (value: unknown) => (typeof value === 'string' ? value : '');

/** State, person and place of a ticket, as far as they were read; of any other record none. */
function stateOf(resource: Searched, record: RecordJson) {
  if (resource !== 'tickets') return { state: null, person: null, place: null };
  const titles = (record._embedded ?? {}) as Readonly<Record<string, { readonly title: string | null } | null>>;
  const { responsible, executionResponsible, location } = titles;
  return {
    state: (record.state as TicketState | undefined) ?? null,
    person: (responsible ?? executionResponsible)?.title ?? null,
    place: location?.title ?? null,
  };
}

/** What a record is called, and by what it is told from others of that name. */
function calledBy(resource: Searched, record: RecordJson, ticket: RecordJson | undefined) {
  const number = ticket ? text(ticket.identifier) || null : null;
  switch (resource) {
    case 'tickets':
      return { name: text(record.title), note: number };
    case 'activities':
      return { name: text(ticket?.title), note: number };
    case 'attachments':
      return { name: text(record.name), note: number };
    case 'reports':
      return { name: text(record.identifier), note: number };
    case 'customers':
      return { name: text(record.name), note: text(record.code) || null };
    case 'locations':
      return { name: text(record.name), note: text(record.city) || null };
    case 'users':
      return { name: text(record.name), note: text(record.username) || null };
    case 'articles':
      return { name: inLanguage(record.title as Translated, currentLanguage()) ?? '', note: null };
  }
}
