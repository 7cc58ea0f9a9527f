import { clock } from '../../../../platform/clock.js';
import type { DirectoryEntry } from '../../../../ports/erp/erp-directory.js';
import type { TrytonClient, TrytonRow } from '../tryton-client.js';
import { dayIn, idIn, ownId, relatedIn, textOf } from '../tryton-values.js';
import { type DirectorySource, EVEN_INACTIVE, keyOf, leads, reachOf } from './directory-source.js';

const PARTY = 'party.party';
const ADDRESS = 'party.address';
const EMPLOYEE = 'company.employee';
const RELATION = 'party.relation.all';
const MECHANISM = 'party.contact_mechanism';
const ADDRESS_FIELDS = ['party', 'party_name', 'name', 'street', 'postal_code', 'city', 'invoice', 'active'];

/** The number of a further address: the code of its party with the id of the address. */
const SUBADDRESS = /^(.+)-(\d{1,15})$/;

/** Reads companies, contacts and employees, which all are parties. */
export class PartySources {
  constructor(
    private readonly client: TrytonClient,
    /** Name of the relation from a company to its people; null for none. */
    private readonly relation: string | null,
  ) {}

  /** Parties that are neither employees nor contacts of a company, each with its first address and with further ones. */
  readonly addresses: DirectorySource<'ADDRESS'> = {
    root: PARTY,
    where: [EVEN_INACTIVE],
    watched: [
      leads(PARTY, 'id'),
      leads(ADDRESS, 'party'),
      leads(MECHANISM, 'party'),
      leads(EMPLOYEE, 'party'),
      leads(RELATION, 'to'),
    ],
    read: (roots) => this.#addresses(roots),
    keys: async () => {
      const [parties, addresses] = [await this.client.every(PARTY, [], ['id']), await this.#inOrder([])];
      const people = await this.#people(null);
      const companies = new Set(parties.map(ownId).filter((id) => !people.has(id)));
      const own = new Map<number, number>();
      for (const row of addresses) if (!own.has(idIn(row, 'party') ?? 0)) own.set(idIn(row, 'party') ?? 0, ownId(row));
      const further = addresses.filter(
        (row) => companies.has(idIn(row, 'party') ?? 0) && own.get(idIn(row, 'party') ?? 0) !== ownId(row),
      );
      return [...[...companies].map((id) => keyOf(PARTY, id)), ...further.map((row) => keyOf(ADDRESS, ownId(row)))];
    },
    knows: async (number) => {
      if (await this.#isCode(number)) return true;
      const [, code, address] = SUBADDRESS.exec(number) ?? [];
      if (!code) return false;
      const where = [
        ['id', '=', Number(address)],
        ['party.code', '=', code],
      ];
      return (await this.client.rows(ADDRESS, where, ['id'], 1)).length > 0;
    },
  };

  readonly contacts: DirectorySource<'CONTACT'> = {
    root: PARTY,
    where: [EVEN_INACTIVE],
    watched: [leads(PARTY, 'id'), leads(MECHANISM, 'party'), leads(RELATION, 'to')],
    read: (roots) => this.#contacts(roots),
    keys: async () => {
      const active = new Set((await this.client.every(PARTY, [], ['id'])).map(ownId));
      const companies = await this.#companiesOf(null);
      return [...companies.keys()].filter((id) => active.has(id)).map((id) => keyOf(PARTY, id));
    },
    knows: (number) => this.#isCode(number),
  };

  readonly employees: DirectorySource<'EMPLOYEE'> = {
    root: EMPLOYEE,
    where: [],
    watched: [
      leads(EMPLOYEE, 'id'),
      { model: PARTY, fields: ['id'], rootsOf: (row) => this.#employeesOf(ownId(row)) },
      { model: MECHANISM, fields: ['party'], rootsOf: (row) => this.#employeesOf(idIn(row, 'party') ?? 0) },
    ],
    read: (roots) => this.#employees(roots),
    keys: async () => {
      const rows = await this.client.every(EMPLOYEE, [], ['end_date']);
      return rows.filter(isEmployed).map((row) => keyOf(EMPLOYEE, ownId(row)));
    },
    knows: async (number) => (await this.client.rows(EMPLOYEE, [['party.code', '=', number]], ['id'], 1)).length > 0,
  };

  async #isCode(number: string): Promise<boolean> {
    return (await this.client.rows(PARTY, [['code', '=', number]], ['id'], 1)).length > 0;
  }

  #inOrder(where: readonly unknown[]): Promise<TrytonRow[]> {
    return this.client.every(ADDRESS, where, ADDRESS_FIELDS, 'sequence');
  }

  async #addresses(roots: readonly number[]): Promise<DirectoryEntry<'ADDRESS'>[]> {
    const parties = await this.client.every(PARTY, [['id', 'in', roots], EVEN_INACTIVE], ['code', 'name', 'active']);
    const addresses = await this.#inOrder([['party', 'in', roots], EVEN_INACTIVE]);
    const people = await this.#people(roots);
    const reach = await reachOf(this.client, roots);
    return parties.flatMap((party) => {
      const id = ownId(party);
      const all = addresses.filter((row) => idIn(row, 'party') === id);
      const isOffered = party.active === true && !people.has(id);
      const own = all.find(({ active }) => active === true);
      const [number, name] = [textOf(party, 'code') ?? '', textOf(party, 'name') ?? ''];
      const company = { number, name, parent: null, ...placeOf(own), ...reach(id) };
      const parent = keyOf(PARTY, id);
      const further = all.map((row) => {
        const isFurther = isOffered && row !== own && row.active === true;
        const called = textOf(row, 'party_name') || name;
        const address = {
          ...placeOf(row),
          number: `${number}-${ownId(row)}`,
          name: called,
          parent,
          email: null,
          phone: null,
        };
        return { key: keyOf(ADDRESS, ownId(row)), value: isFurther ? address : null };
      });
      return [{ key: parent, value: isOffered ? company : null }, ...further];
    });
  }

  async #contacts(roots: readonly number[]): Promise<DirectoryEntry<'CONTACT'>[]> {
    const parties = await this.client.every(PARTY, [['id', 'in', roots], EVEN_INACTIVE], ['code', 'name', 'active']);
    const companies = await this.#companiesOf(roots);
    const reach = await reachOf(this.client, [...companies.keys()]);
    return parties.map((party) => {
      const company = companies.get(ownId(party));
      const key = keyOf(PARTY, ownId(party));
      if (company === undefined || party.active !== true) return { key, value: null };
      const name = (textOf(party, 'name') ?? '').trim();
      const words = name.slice(0, 200).split(/\s+/);
      const lastname = words.pop() ?? '';
      const firstname = words.join(' ') || null;
      const person = { number: textOf(party, 'code') ?? '', name, firstname, lastname, position: null };
      return { key, value: { ...person, ...reach(ownId(party)), address: keyOf(PARTY, company) } };
    });
  }

  async #employees(roots: readonly number[]): Promise<DirectoryEntry<'EMPLOYEE'>[]> {
    const rows = await this.client.every(
      EMPLOYEE,
      [['id', 'in', roots]],
      ['party', 'party.code', 'party.name', 'end_date'],
    );
    const reach = await reachOf(
      this.client,
      rows.map((row) => idIn(row, 'party') ?? 0),
    );
    return rows.map((row) => {
      const party = relatedIn(row, 'party') ?? {};
      const named = { number: textOf(party, 'code') ?? '', name: textOf(party, 'name') ?? '' };
      const value = isEmployed(row) ? { ...named, ...reach(idIn(row, 'party')) } : null;
      return { key: keyOf(EMPLOYEE, ownId(row)), value };
    });
  }

  async #employeesOf(party: number): Promise<number[]> {
    return (await this.client.rows(EMPLOYEE, [['party', '=', party]], ['id'])).map(ownId);
  }

  /** Parties that are people: employees and contacts of companies. */
  async #people(parties: readonly number[] | null): Promise<ReadonlySet<number>> {
    const employees = await this.client.every(EMPLOYEE, parties ? [['party', 'in', parties]] : [], ['party']);
    const contacts = await this.#companiesOf(parties);
    return new Set([...employees.map((row) => idIn(row, 'party') ?? 0), ...contacts.keys()]);
  }

  /** The ids of contacts with the id of their first company. */
  async #companiesOf(people: readonly number[] | null): Promise<Map<number, number>> {
    if (this.relation === null) return new Map();
    const where = [['type.name', '=', this.relation], ...(people ? [['to', 'in', people]] : [])];
    const rows = await this.client.every(RELATION, where, ['from_', 'to']);
    const found = new Map<number, number>();
    for (const row of rows) {
      const [from, to] = [idIn(row, 'from_'), idIn(row, 'to')];
      if (from !== null && to !== null && from !== to && !found.has(to)) found.set(to, from);
    }
    return found;
  }
}

function placeOf(row: TrytonRow | undefined) {
  if (!row) return { addition: null, street: null, postCode: null, city: null, billing: false };
  const [addition, street, postCode, city] = ['name', 'street', 'postal_code', 'city'].map((name) => textOf(row, name));
  return {
    addition: addition ?? null,
    street: street ?? null,
    postCode: postCode ?? null,
    city: city ?? null,
    billing: row.invoice === true,
  };
}

function isEmployed(row: TrytonRow): boolean {
  const end = dayIn(row, 'end_date');
  return end === null || end >= clock.now().toISOString().slice(0, 10);
}
