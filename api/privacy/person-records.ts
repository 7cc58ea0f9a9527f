import { MikroORM } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { User } from '../masterdata/user.entity.js';
import { ErasingSql, orOf, type Person, type Pseudonym } from '../platform/privacy/erasing-sql.js';
import { type PersonalColumn, type PersonalTable, personalTables } from '../platform/privacy/personal-tables.js';
import { rowsWithin, Statement } from '../platform/read/statement.js';
import { columnsOf } from '../platform/resource/columns.js';
import { fieldsOf } from '../platform/resource/field.js';
import { isAnyReference } from '../platform/resource/reference-kinds.js';
import { currentTenant } from '../platform/tenancy/session.js';
import { UnitOfWork } from '../platform/tenancy/unit-of-work.js';
import { Ticket } from '../tickets/record/ticket.entity.js';
import type { ErasureCount } from './erasure-count.js';

/** Rows that one transaction reads or changes, so that no lock and no statement lasts long. */
const PORTION = 1_000;
/** Records of a portion of an export. */
const EXPORTED = 200;

/** A text that may name the person. */
export interface FoundText {
  readonly table: PersonalTable;
  readonly column: PersonalColumn;
  readonly id: string;
  readonly ticket: string | null;
  readonly text: string;
}

/** A table with the number of the person’s records. */
export interface OwnedRows {
  readonly table: PersonalTable;
  readonly count: number;
}

/** Some records of a table, and the id after which the others follow. */
interface Portion {
  readonly rows: readonly Record<string, unknown>[];
  readonly after: string | null;
}

/** Parts of the user’s own record, which the end of an erasure replaces. */
const OF_PERSON: readonly string[] = ['name', 'address', 'phone', 'detail'];

/** Finds and replaces the data of a person in all tables of the tenant, in portions (docs/privacy.md). */
@Injectable()
export class PersonRecords {
  constructor(
    private readonly orm: MikroORM,
    private readonly work: UnitOfWork,
  ) {}

  /** Tables with data of persons; the names of users themselves are replaced at the end of their erasure. */
  tables(): PersonalTable[] {
    return personalTables(this.orm.getMetadata(), User).map((table) =>
      table.type === User
        ? { ...table, columns: table.columns.filter(({ part }) => !OF_PERSON.includes(part)) }
        : table,
    );
  }

  /** Number of rows by field, and of the rows that belong to the user alone. */
  async counts(person: Person, pseudonym: Pseudonym, user: string | null): Promise<ErasureCount[]> {
    const found: ErasureCount[] = [];
    for (const table of this.tables()) {
      const { path: resource } = table;
      const numbers = new Map<string, number>();
      await this.#each(table, false, (statement, rows) => {
        const erasures = new ErasingSql(person, pseudonym, (value) => statement.bind(value)).erasures(table);
        const counts = erasures.map(({ where }, index) => `count(*) filter (where ${where})::int as c${index}`);
        statement.text = counts.length > 0 ? `select ${counts.join(', ')} from "${table.table}" where ${rows}` : '';
        return ([row]) => {
          for (const [index, { column }] of erasures.entries())
            numbers.set(column.field, (numbers.get(column.field) ?? 0) + Number(row?.[`c${index}`] ?? 0));
        };
      });
      found.push(...[...numbers].map(([field, count]) => ({ resource, field, count })));
      if (user && table.owners.length > 0) found.push({ resource, field: null, count: await this.#owned(table, user) });
    }
    return found.filter(({ count }) => count > 0);
  }

  /** Replaces the data that certainly are those of the person. Replaced data are not found again, so that it may be repeated. */
  async erase(person: Person, pseudonym: Pseudonym): Promise<void> {
    for (const table of this.tables())
      await this.#each(table, true, (statement, rows) => {
        const erasures = new ErasingSql(person, pseudonym, (value) => statement.bind(value)).erasures(table);
        if (erasures.length === 0) return undefined;
        const values = erasures.map(
          ({ column: { column }, where, value }) =>
            `"${column}" = case when ${where} then ${value()} else "${column}" end`,
        );
        const where = orOf(erasures.map((erasure) => erasure.where));
        statement.text = `update "${table.table}" set ${[...values, ...newVersion(table)].join(', ')} where ${rows} and (${where})`;
        return undefined;
      });
  }

  /** Calls `take` with each text that may name the person, until it returns false. */
  async texts(
    person: Person,
    pseudonym: Pseudonym,
    user: string | null,
    take: (found: FoundText) => boolean,
  ): Promise<void> {
    let isEnough = false;
    for (const table of this.tables().filter(({ hasId }) => hasId)) {
      await this.#each(table, false, (statement, rows) => {
        if (isEnough) return undefined;
        const places = new ErasingSql(person, pseudonym, (value) => statement.bind(value)).places(table);
        const other = table.type === User && user ? ` and id <> ${statement.bind(user)}` : '';
        const columns = places.map(
          ({ column, where }, index) => `case when ${where} then "${column.column}"::text end as c${index}`,
        );
        const ticket = table.type === Ticket ? 'id' : (ticketColumn(table) ?? 'null::uuid');
        if (places.length > 0)
          statement.text = `select id, ${ticket} as ticket, ${columns.join(', ')} from "${table.table}"
            where ${rows}${other} and (${orOf(places.map(({ where }) => where))})`;
        return (found) => {
          for (const row of found)
            places.forEach(({ column }, index) => {
              const text = row[`c${index}`];
              if (typeof text !== 'string' || isEnough) return;
              isEnough = !take({ table, column, id: row.id as string, ticket: row.ticket as string | null, text });
            });
        };
      });
      if (isEnough) return;
    }
  }

  /** The tables with records that describe the person or refer to them, with the number of these records. */
  async owned(person: Person, user: string | null): Promise<OwnedRows[]> {
    const found: OwnedRows[] = [];
    for (const table of personalTables(this.orm.getMetadata(), User).filter(({ hasId }) => hasId)) {
      const statement = new Statement();
      statement.text = `select count(*)::int as count from "${table.table}" where ${ownRows(table, person, user, statement)}`;
      const [row] = await this.work.read((em) => rowsWithin(em, statement));
      if (Number(row?.count) > 0) found.push({ table, count: Number(row?.count) });
    }
    return found;
  }

  /** Records of the person after an id, without secrets; `after` is null behind the last one. */
  async portion(table: PersonalTable, person: Person, user: string | null, after: string): Promise<Portion> {
    const statement = new Statement();
    const own = ownRows(table, person, user, statement);
    const later = after ? ` and id > ${statement.bind(after)}` : '';
    statement.text = `select ${exportedColumns(table).join(', ')} from "${table.table}" where ${own}${later} order by id limit ${EXPORTED}`;
    const rows = await this.work.read((em) => rowsWithin(em, statement));
    return { rows, after: rows.length === EXPORTED ? (rows.at(-1)?.id as string) : null };
  }

  async #owned({ table, owners }: PersonalTable, user: string): Promise<number> {
    return this.work.read(async (em) => {
      const statement = new Statement();
      const [tenant, own] = [currentTenant(), user].map((value) => statement.bind(value));
      const belongs = owners.map((column) => `"${column}" = ${own}`);
      statement.text = `select count(*)::int as count from "${table}" where tenant = ${tenant} and (${orOf(belongs)})`;
      const [row] = await rowsWithin(em, statement);
      return Number(row?.count ?? 0);
    });
  }

  /**
   * Runs a statement for each portion of a table, each in a transaction of its own. `build` writes the statement, with the
   * condition for the rows of the portion, and may return a function for its result.
   */
  async #each(
    { table, hasId }: PersonalTable,
    isWrite: boolean,
    build: (statement: Statement, rows: string) => ((rows: Record<string, unknown>[]) => void) | undefined,
  ): Promise<void> {
    let after: string | null = null;
    do {
      const run = async (em: Parameters<Parameters<UnitOfWork['read']>[0]>[0]): Promise<string | null> => {
        const ids = hasId ? await idsAfter(em, table, after) : null;
        if (ids?.length === 0) return null;
        const statement = new Statement();
        const tenant = statement.bind(currentTenant());
        const own = ids ? ` and id = any(${statement.bind(ids)}::uuid[])` : '';
        const take = build(statement, `tenant = ${tenant}${own}`);
        const rows = statement.text ? await rowsWithin(em, statement) : [];
        take?.(rows);
        return ids && ids.length === PORTION ? (ids.at(-1) as string) : null;
      };
      after = await (isWrite ? this.work.write(run) : this.work.read(run));
    } while (after !== null);
  }
}

/** The column with the ticket of a record. */
const ticketColumn = ({ references }: PersonalTable) =>
  references.find(({ target, column }) => target === Ticket && column === 'ticket_id')?.column;

/** The condition for records that describe the person, refer to the user, or are the user’s own. */
function ownRows(table: PersonalTable, person: Person, user: string | null, statement: Statement): string {
  const bind = (value: unknown) => statement.bind(value);
  const tenant = bind(currentTenant());
  const referring = user ? [...table.users.map((column) => `"${column}"`), ...(table.type === User ? ['id'] : [])] : [];
  const referred = referring.map((column) => `${column} = ${bind(user)}`);
  const described = table.type === User ? [] : [new ErasingSql(person, NO_PSEUDONYM, bind).describes(table)];
  return `tenant = ${tenant} and (${orOf([...referred, ...described])})`;
}

const NO_PSEUDONYM: Pseudonym = { name: '', address: '' };

/** Columns of the record that are sent to nobody are left out: secrets and columns of the system. */
function exportedColumns({ type }: PersonalTable): string[] {
  const fields = fieldsOf(type as { prototype: object });
  const sent = fields.filter(({ kind, options }) => !kind.isComputed && !options.secret && kind.widget !== 'secret');
  const own = sent.flatMap((field) =>
    isAnyReference(field) && field.kind.widget === 'references' ? [] : columnsOf(field),
  );
  return ['id', 'created_at', 'created_by', ...own].map((column) => `"${column}"`);
}

async function idsAfter(em: Parameters<typeof rowsWithin>[0], table: string, after: string | null): Promise<string[]> {
  const statement = new Statement();
  const tenant = statement.bind(currentTenant());
  const later = after ? ` and id > ${statement.bind(after)}` : '';
  statement.text = `select id from "${table}" where tenant = ${tenant}${later} order by id limit ${PORTION}`;
  return (await rowsWithin(em, statement)).map(({ id }) => id as string);
}

/** A changed row has a new version, so that no open form writes the former values. */
const newVersion = ({ isVersioned }: PersonalTable) => (isVersioned ? ['version = version + 1'] : []);
