import type { RecordJson } from '../platform/read/record.js';
import { inLanguage, type Translated } from '../platform/resource/nested-kinds.js';
import type { HitFields } from '../platform/resource/resource-model.js';
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

/** Fields by which records of a kind are called; the name is null where it is that of their ticket. */
export type Called = HitFields & { readonly name: string | null };

/** The texts in which the words of a find stand. */
export interface TextRow {
  readonly record: string;
  readonly title: string;
  readonly body: string;
}

interface Known {
  /** How records of a kind are called. */
  readonly calls: ReadonlyMap<Searched, Called>;
  readonly words: readonly string[];
  readonly texts: readonly TextRow[];
  /** What the user reaches of it, by id. */
  readonly records: ReadonlyMap<string, RecordJson>;
}

/** What is told of finds: nothing of those whose record, or the ticket to which it belongs, is out of reach. */
export function hitsOf(finds: readonly Find[], { calls, words, texts, records }: Known): SearchHit[] {
  const isHit = markerOf(words);
  const textOf = new Map(texts.map((text) => [text.record, text]));
  return finds.flatMap(({ record: id, resource, part, ticket: parent, at, score }) => {
    const record = records.get(id);
    const ticket = parent ? records.get(parent) : undefined;
    if (!record || (parent && !ticket)) return [];
    const called = calls.get(resource) as Called;
    const { name, note } = calledBy(called, record, ticket);
    const title = marked(name, isHit);
    const snippet = snippetOf(textOf.get(id)?.body ?? '', isHit);
    return {
      resource,
      id,
      ticket: parent,
      title,
      note,
      ...stateOf(called, record),
      snippet: plain(snippet) === name ? [] : snippet,
      at: parent ? new Date(at).toISOString() : null,
      rank: score,
      internal: part !== 'open',
    };
  });
}

const plain = (segments: readonly Segment[]) => segments.map(({ text }) => text).join('');

/** A value in the reader's language; nothing where it is empty or was not read. */
function text(value: unknown): string | null {
  const written = typeof value === 'object' && value ? inLanguage(value as Translated, currentLanguage()) : value;
  return typeof written === 'string' && written !== '' ? written : null;
}

/** State, person and place, as far as records of its kind have them and they were read. */
function stateOf({ state = '', person = [], place = '' }: Called, record: RecordJson) {
  const titles = (record._embedded ?? {}) as Readonly<Record<string, { readonly title: unknown } | null>>;
  const titleOf = (name: string) => text(titles[name]?.title);
  return {
    state: (record[state] as TicketState | undefined) ?? null,
    person: person.map(titleOf).find(Boolean) ?? null,
    place: titleOf(place),
  };
}

/** The name of a record, and the note that tells it from others of that name: of a part of a ticket the ticket's number. */
function calledBy({ name, note = '' }: Called, record: RecordJson, ticket: RecordJson | undefined) {
  return {
    name: text(name === null ? ticket?.title : record[name]) ?? '',
    note: ticket ? text(ticket.identifier) : text(record[note]),
  };
}
