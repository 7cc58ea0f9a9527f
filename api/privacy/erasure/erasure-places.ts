import { Readable } from 'node:stream';
import { ref } from '@mikro-orm/core';
import type { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { fileKeyOf } from '../../files/file-key.js';
import { IntakeMessage } from '../../intake/record/intake-message.entity.js';
import { ErasingSql, type Person, widePattern } from '../../platform/privacy/erasing-sql.js';
import type { PersonalColumn, PersonalTable } from '../../platform/privacy/personal-tables.js';
import { rowsWithin, Statement } from '../../platform/read/statement.js';
import { referenceTo } from '../../platform/tenancy/reference.js';
import { currentTenant } from '../../platform/tenancy/session.js';
import { UnitOfWork } from '../../platform/tenancy/unit-of-work.js';
import { FileStore } from '../../ports/files.js';
import { Attachment } from '../../tickets/record/attachment.entity.js';
import { Ticket } from '../../tickets/record/ticket.entity.js';
import { PersonRecords } from '../person-records.js';
import { Erasure } from './erasure.entity.js';
import { ErasurePlace } from './erasure-place.entity.js';

/** Most texts that are offered for a decision at once; the next search finds the others. */
const MOST_PLACES = 2_000;
const STORED_AT_ONCE = 200;
/** Characters before the first word that may mean the person, and characters of the whole excerpt. */
const LEAD = 30;
const EXCERPT = 240;
/** Field of the content of a file. */
const CONTENT = 'content';

type NewPlace = Pick<ErasurePlace, 'source' | 'resource' | 'record' | 'field' | 'excerpt'> & { ticket_: string | null };

/** The texts and files that may name an erased person, and the decisions about them. */
@Injectable()
export class ErasurePlaces {
  constructor(
    private readonly work: UnitOfWork,
    private readonly records: PersonRecords,
    private readonly files: FileStore,
  ) {}

  /** Stores the places that are not known yet, and returns the number of those without a decision. */
  async find(erasure: Erasure, person: Person): Promise<number> {
    const { id, replaced, user } = erasure;
    const stored = await this.work.read((em) => em.find(ErasurePlace, { erasure: { id } }));
    const keys = new Set(stored.map(keyOf));
    const found: NewPlace[] = [];
    const take = (place: NewPlace): boolean => {
      if (!keys.has(keyOf(place))) found.push(place);
      keys.add(keyOf(place));
      return found.length < MOST_PLACES;
    };
    await this.records.texts(person, replaced, user?.id ?? null, ({ table, column, id: record, ticket, text }) =>
      take({
        source: table.table,
        resource: table.path,
        record,
        field: column.field,
        excerpt: excerptOf(text, person),
        ticket_: ticket,
      }),
    );
    for (const file of await this.#files(person)) take(file);
    for (let start = 0; start < found.length; start += STORED_AT_ONCE)
      await this.work.write(async (em) => {
        for (const { ticket_, ...place } of found.slice(start, start + STORED_AT_ONCE)) {
          const ticket = ticket_ ? ref(referenceTo(em, Ticket, ticket_)) : null;
          em.persist(Object.assign(new ErasurePlace(), place, { ticket, erasure: ref(referenceTo(em, Erasure, id)) }));
        }
      });
    return this.work.read((em) => em.count(ErasurePlace, { erasure: { id }, decision: 'OPEN' }));
  }

  /** Carries out the decisions to replace. */
  async apply(erasure: Erasure, person: Person): Promise<void> {
    const wanted = { erasure: { id: erasure.id }, decision: 'REPLACE', applied: false } as const;
    const tables = new Map(this.records.tables().map((table) => [table.table, table]));
    for (;;) {
      const places = await this.work.read((em) => em.find(ErasurePlace, wanted, { limit: STORED_AT_ONCE }));
      if (places.length === 0) break;
      for (const place of places) await this.#replaceFiles(place, erasure);
      await this.work.write(async (em) => {
        for (const place of places) {
          await replaceText(em, place, tables.get(place.source), { person, erasure });
          em.assign(await em.findOneOrFail(ErasurePlace, { id: place.id }), { applied: true });
        }
      });
    }
    await this.#removeOriginalsOf(person, erasure);
  }

  /** Files of tickets whose text may name the person. */
  async #files(person: Person): Promise<NewPlace[]> {
    return this.work.read(async (em) => {
      const statement = new Statement();
      const [tenant, pattern] = [currentTenant(), widePattern(person)].map((value) => statement.bind(value));
      statement.text = `select f.id, f.ticket_id, x.text from attachment_text x
        join attachment f on f.tenant = x.tenant and f.id = x.id
        where x.tenant = ${tenant} and x.text ~* ${pattern} order by f.id limit ${MOST_PLACES}`;
      return (await rowsWithin(em, statement)).map(({ id, ticket_id, text }) => ({
        source: 'attachment',
        resource: 'attachments',
        record: id as string,
        field: CONTENT,
        excerpt: excerptOf(text as string, person),
        ticket_: ticket_id as string,
      }));
    });
  }

  /** Puts a note in place of a file that names the person, and removes the original of a mail. */
  async #replaceFiles({ source, record, field }: ErasurePlace, { pseudonym }: Erasure): Promise<void> {
    if (source === 'intake_message') await this.#removeOriginal(record);
    if (source !== 'attachment' || field !== CONTENT) return;
    const content = Buffer.from(`${pseudonym}\n`);
    await this.files.write(fileKeyOf({ tenant: currentTenant(), id: record }), Readable.from([content]));
    await this.work.write(async (em) => {
      const file = { name: `${pseudonym}.txt`, contentType: 'text/plain', size: content.length };
      await em.nativeUpdate(Attachment, { id: record }, file);
      await em.execute('delete from attachment_text where tenant = ? and id = ?', [currentTenant(), record]);
    });
  }

  /** Removes the originals of the mails that the person sent. */
  async #removeOriginalsOf({ addresses }: Person, { pseudonym }: Erasure): Promise<void> {
    const sender = { $in: [...addresses, pseudonym] };
    const sent = await this.work.read((em) =>
      em.find(IntakeMessage, { sender, hasOriginal: true }, { fields: ['id'] }),
    );
    for (const { id } of sent) await this.#removeOriginal(id);
  }

  async #removeOriginal(id: string): Promise<void> {
    await this.files.remove(fileKeyOf({ tenant: currentTenant(), id }));
    await this.work.write((em) => em.nativeUpdate(IntakeMessage, { id }, { hasOriginal: false }));
  }
}

const keyOf = ({ source, record, field }: Pick<ErasurePlace, 'source' | 'record' | 'field'>) =>
  `${source}/${record}/${field}`;

/** The words around the first one that may mean the person. */
function excerptOf(text: string, { names, addresses, others }: Person): string {
  const plain = text.replace(/\s+/gu, ' ');
  const lower = plain.toLowerCase();
  const places = [...addresses, ...names, ...others].map((word) => lower.indexOf(word)).filter((index) => index >= 0);
  const start = Math.max(0, Math.min(...places, plain.length) - LEAD);
  const part = plain.slice(start, start + EXCERPT);
  return `${start > 0 ? '…' : ''}${part}${start + EXCERPT < plain.length ? '…' : ''}`;
}

/** Replaces the words in all columns of the field; a translated text has one for each language. */
async function replaceText(
  em: EntityManager,
  { record, field }: ErasurePlace,
  table: PersonalTable | undefined,
  { person, erasure }: { person: Person; erasure: Erasure },
): Promise<void> {
  const columns = table?.columns.filter((column) => column.field === field) ?? [];
  if (!table || columns.length === 0) return;
  const statement = new Statement();
  const sql = new ErasingSql(person, erasure.replaced, (value) => statement.bind(value));
  const repeated = (column: PersonalColumn) =>
    column.repeated.map((name) => ({ ...column, column: name, isJson: false }));
  const values = columns
    .flatMap((column) => [column, ...repeated(column)])
    .map((column) => `"${column.column}" = ${sql.replacement(column)}`);
  const version = table.isVersioned ? ', version = version + 1' : '';
  const [tenant, id] = [currentTenant(), record].map((value) => statement.bind(value));
  statement.text = `update "${table.table}" set ${values.join(', ')}${version} where tenant = ${tenant} and id = ${id}`;
  await rowsWithin(em, statement);
}
