import type { DirectoryEntry } from '../../../../ports/erp/erp-directory.js';
import type { DirectoryKind } from '../../../../vocabulary/erp.js';
import type { TrytonClient, TrytonRow } from '../tryton-client.js';
import { idIn, ownId, textOf } from '../tryton-values.js';

/** A model whose changed rows change records of a kind, with the fields that lead to their roots. */
export interface Watched {
  readonly model: string;
  readonly fields: readonly string[];
  /** Ids of the roots to which a changed row belongs. */
  rootsOf(row: TrytonRow): number[] | Promise<number[]>;
}

/** Reads the records of one kind in the order of the ids of their root rows. */
export interface DirectorySource<K extends DirectoryKind = DirectoryKind> {
  readonly root: string;
  /** The condition of root rows. */
  readonly where: readonly unknown[];
  readonly watched: readonly Watched[];
  /** The entries of roots; the value is null for a root that is no record of the kind. */
  read(roots: readonly number[]): Promise<DirectoryEntry<K>[]>;
  /** Keys of all records. */
  keys(): Promise<string[]>;
  knows(number: string): Promise<boolean>;
}

/** The clause that includes inactive rows, which Tryton leaves out by default. */
export const EVEN_INACTIVE = ['active', 'in', [true, false]] as const;

export const keyOf = (model: string, id: number) => `${model},${id}`;

/** A field that leads to a root. */
export const leads = (model: string, field: string): Watched => ({
  model,
  fields: [field],
  rootsOf: (row) => (field === 'id' ? [ownId(row)] : [idIn(row, field) ?? 0]),
});

/** The contact data of a party, the first of each kind. */
export interface Reach {
  readonly email: string | null;
  readonly phone: string | null;
}

const NOWHERE: Reach = { email: null, phone: null };
const PHONES = ['phone', 'mobile'];

/** Loads the contact data of parties. */
export async function reachOf(
  client: TrytonClient,
  parties: readonly number[],
): Promise<(party: number | null) => Reach> {
  const where = [
    ['party', 'in', parties],
    ['type', 'in', ['email', ...PHONES]],
  ];
  const rows = await client.every('party.contact_mechanism', where, ['party', 'type', 'value'], 'sequence');
  const found = new Map<number, Reach>();
  for (const row of rows) {
    const party = idIn(row, 'party') ?? 0;
    const before = found.get(party) ?? NOWHERE;
    const value = textOf(row, 'value');
    const isPhone = PHONES.includes(textOf(row, 'type') ?? '');
    found.set(
      party,
      isPhone ? { ...before, phone: before.phone ?? value } : { ...before, email: before.email ?? value },
    );
  }
  return (party) => found.get(party ?? 0) ?? NOWHERE;
}
