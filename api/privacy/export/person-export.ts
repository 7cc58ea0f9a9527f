import { Injectable } from '@nestjs/common';
import { Contact } from '../../customers/address-book/contact.entity.js';
import type { DataExport } from '../../exports/data-export.entity.js';
import { type ExportContent, type ExportSource, ExportSources, type OnRows } from '../../exports/export-sources.js';
import { fileKeyOf } from '../../files/file-key.js';
import { User } from '../../masterdata/user.entity.js';
import { permits } from '../../platform/access/permission.js';
import { clock } from '../../platform/clock.js';
import { Problem } from '../../platform/http/problem.js';
import { translate } from '../../platform/http/texts.js';
import type { Person } from '../../platform/privacy/erasing-sql.js';
import { zipOf } from '../../platform/tables/zip-stream.js';
import {
  currentSession,
  currentTenant,
  recordKey,
  runInSession,
  type SignedInUser,
} from '../../platform/tenancy/session.js';
import { UnitOfWork } from '../../platform/tenancy/unit-of-work.js';
import { FileStore } from '../../ports/files.js';
import { Role } from '../../vocabulary/role.js';
import { personOf } from '../person-of.js';
import { PersonRecords } from '../person-records.js';
import { indexPage } from './index-page.js';

/** Name of the source, in place of the path of a list. */
export const PERSON_EXPORT = 'personal-data';

/** The person of an export. */
export type ExportedPerson = { readonly user: string } | { readonly contact: string };

/** A file of the person in the file store, with its name in the archive. */
interface PersonFile {
  readonly id: string;
  readonly name: string;
}

/** Makes the archive of the data of a person: a JSON file for each table, the files that they sent, and an index. */
@Injectable()
export class PersonExport implements ExportSource {
  constructor(
    private readonly work: UnitOfWork,
    private readonly records: PersonRecords,
    private readonly files: FileStore,
    sources: ExportSources,
  ) {
    sources.offer(PERSON_EXPORT, this);
  }

  isFor({ roles }: SignedInUser): boolean {
    return permits([Role.Admin], roles);
  }

  /** Reads the tables one after the other while the archive is written; a portion of one is in memory. */
  async open({ query, locale }: DataExport, onRows: OnRows): Promise<ExportContent> {
    const about = JSON.parse(query) as ExportedPerson;
    const { person, name, user } = await this.#personOf(about);
    const counts = await this.records.owned(person, user);
    const files = await this.#filesOf(person, user);
    const rows = counts.reduce((sum, { count }) => sum + count, 0);
    const session = currentSession();
    const within = <T>(work: () => Promise<T>) => runInSession(session, work);
    let done = 0;
    const { records, files: store } = this;
    const page = indexPage({ name, locale, at: clock.now(), tables: counts, files: files.map((file) => file.name) });
    const tables = counts.map(({ table }) => ({
      name: `data/${table.path ?? table.table}.json`,
      async *content() {
        yield '[';
        let isFirst = true;
        for (let after: string | null = ''; after !== null; ) {
          const portion = await within(() => records.portion(table, person, user, after as string));
          for (const row of portion.rows) {
            yield `${isFirst ? '\n' : ',\n'}${JSON.stringify(row)}`;
            isFirst = false;
          }
          done += portion.rows.length;
          await within(() => onRows(done, rows));
          after = portion.after;
        }
        yield '\n]\n';
      },
    }));
    const contents = files.map((file) => ({
      name: file.name,
      async *content() {
        const key = fileKeyOf({ tenant: session.tenant as string, id: file.id });
        const stream = await store.read(key).catch((error: unknown) => {
          if (error instanceof Problem) return [Buffer.from(translate(locale, `errors.${error.code}`, error.params))];
          throw error;
        });
        yield* stream as AsyncIterable<Uint8Array>;
      },
    }));
    const parts = [...tables, ...contents].map((part) => ({ name: part.name, content: part.content() }));
    const resources = counts.flatMap(({ table }) => table.path ?? []);
    return { content: zipOf([{ name: 'index.html', content: [page] }, ...parts]), rows, resources };
  }

  #personOf(about: ExportedPerson): Promise<{ person: Person; name: string; user: string | null }> {
    return this.work.read(async (em) => {
      const isUser = 'user' in about;
      const record = isUser
        ? await em.findOne(User, recordKey(about.user))
        : await em.findOne(Contact, recordKey(about.contact));
      if (!record) throw new Problem(404, 'NOT_FOUND');
      return { person: await personOf(em, record), name: record.name, user: isUser ? record.id : null };
    });
  }

  /** Attachments that the user uploaded, and originals of mails that the person sent. */
  #filesOf({ addresses }: Person, user: string | null): Promise<PersonFile[]> {
    return this.work.read(async (em) => {
      const files = await em.execute<PersonFile[]>(
        `select id, 'attachments/' || id || ' ' || replace(name, '/', '-') as name from attachment
          where tenant = ? and uploader_id = ?
         union all
         select id, 'mails/' || id || '.eml' from intake_message
          where tenant = ? and has_original and lower(sender) = any(string_to_array(?, ' '))`,
        [currentTenant(), user, currentTenant(), addresses.join(' ')],
      );
      return files;
    });
  }
}
