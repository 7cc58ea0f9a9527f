import type { RecordJson } from '../platform/read/record.js';
import { inLanguage, type Translated } from '../platform/resource/nested-kinds.js';
import type { HitFields } from '../platform/resource/resource-model.js';
import { currentLanguage } from '../platform/tenancy/language.js';
import type { TicketState } from '../vocabulary/ticket.js';
import type { SearchHit } from './search.shape.js';
import { marked, markerOf, type Segment, snippetOf } from './snippet.js';

/** A find of the index: a record by one of its parts. */
export interface Find {
  readonly record: string;
  readonly part: string;
  readonly resource: string;
  readonly ticket: string | null;
  readonly at: string;
  readonly score: number;
  /** Rank among the finds of its kind, from 1. */
  readonly rank: number;
}

/** The finds, and the words that the search used. */
export interface Finds {
  readonly words: readonly string[];
  readonly hits: readonly Find[];
}

/** Fields of the label of a kind's records; the name is null for the name of their ticket. */
export type Called = HitFields & { readonly name: string | null };

/** The texts of a find. */
export interface TextRow {
  readonly record: string;
  readonly title: string;
  readonly body: string;
}

interface Known {
  /** Labels of the records of a kind. */
  readonly calls: ReadonlyMap<string, Called>;
  readonly words: readonly string[];
  readonly texts: readonly TextRow[];
  /** The records within the user's reach, by id. */
  readonly records: ReadonlyMap<string, RecordJson>;
}

/** The hits of finds, without finds whose record, or its ticket, is out of reach. */
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

/** A value in the reader's language; null for an empty or unread one. */
function text(value: unknown): string | null {
  const written = typeof value === 'object' && value ? inLanguage(value as Translated, currentLanguage()) : value;
  return typeof written === 'string' && written !== '' ? written : null;
}

/** State, person and place of a record, if its kind has them and they were read. */
function stateOf({ state = '', person = [], place = '' }: Called, record: RecordJson) {
  const titles = (record._embedded ?? {}) as Readonly<Record<string, { readonly title: unknown } | null>>;
  const titleOf = (name: string) => text(titles[name]?.title);
  return {
    state: (record[state] as TicketState | undefined) ?? null,
    person: person.map(titleOf).find(Boolean) ?? null,
    place: titleOf(place),
  };
}

/** The name of a record, and the note that distinguishes it from others of that name: the ticket's number for its parts. */
function calledBy({ name, note = '' }: Called, record: RecordJson, ticket: RecordJson | undefined) {
  return {
    name: text(name === null ? ticket?.title : record[name]) ?? '',
    note: ticket ? text(ticket.identifier) : text(record[note]),
  };
}
