import type { EntityManager } from '@mikro-orm/postgresql';
import { Contact } from '../customers/address-book/contact.entity.js';
import { User } from '../masterdata/user.entity.js';
import type { Person } from '../platform/privacy/erasing-sql.js';
import { rowsWithin, Statement } from '../platform/read/statement.js';
import { currentTenant } from '../platform/tenancy/session.js';

/** The records that hold a person as such, with their columns of name and address. */
const RECORDS = ['"user"', 'contact', 'employee'];

/** The words that stand for a user or contact in the records of the tenant. */
export async function personOf(em: EntityManager, record: User | Contact): Promise<Person> {
  const names = namesOf(record);
  const addresses = record.email ? [record.email.toLowerCase()] : [];
  const others = record instanceof User ? accountWords(record) : [];
  const isDistinct = /\s/.test(record.name.trim()) && !(await hasNamesake(em, record, names));
  return { names, addresses, others, isDistinct };
}

function namesOf({ name, firstname, lastname }: Pick<User, 'name' | 'firstname' | 'lastname'>): string[] {
  const parts =
    firstname && lastname
      ? [
          [firstname, lastname],
          [lastname, firstname],
        ]
      : [];
  const written = [name, ...parts.map((part) => part.join(' ')), ...parts.slice(1).map((part) => part.join(', '))];
  return [...new Set(written.map((text) => text.trim().toLowerCase()))];
}

/** Subject and username; a username of letters alone may be a word or another name. */
const accountWords = ({ subject, username }: User): string[] =>
  [subject, /[^\p{L}]/u.test(username) ? username : null]
    .filter((word) => word !== null)
    .map((word) => word.toLowerCase());

/** Whether another person of the tenant has the same name: a record with it, and with an address of its own. */
async function hasNamesake(
  em: EntityManager,
  { id, email }: User | Contact,
  names: readonly string[],
): Promise<boolean> {
  const statement = new Statement();
  const [tenant, own, written] = [currentTenant(), id, names].map((value) => statement.bind(value));
  const address = statement.bind(email?.toLowerCase() ?? '');
  const parts = RECORDS.map(
    (table) =>
      `select from ${table} where tenant = ${tenant} and id <> ${own} and lower(name) = any(${written}::text[])
          and email is not null and lower(email) <> ${address}`,
  );
  statement.text = `select exists (${parts.join(' union all ')}) as found`;
  const [row] = await rowsWithin(em, statement);
  return row?.found === true;
}
