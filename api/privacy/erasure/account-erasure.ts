import { createHash } from 'node:crypto';
import type { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { Contact } from '../../customers/address-book/contact.entity.js';
import { accountOf, isShared } from '../../customers/users/account-of.js';
import { AccountSync } from '../../customers/users/account-sync.js';
import { erasedSubject } from '../../masterdata/erased-subject.js';
import { User } from '../../masterdata/user.entity.js';
import { noteAccess } from '../../platform/audit/data-access.entity.js';
import { clock } from '../../platform/clock.js';
import { NO_CUSTOM_VALUES } from '../../platform/fields/slots.js';
import { orOf, type Person, surePattern } from '../../platform/privacy/erasing-sql.js';
import { rowsWithin, Statement } from '../../platform/read/statement.js';
import { currentTenant, recordKey } from '../../platform/tenancy/session.js';
import { UnitOfWork } from '../../platform/tenancy/unit-of-work.js';
import { Identity } from '../../ports/identity.js';
import { SearchIndex } from '../../search/index/search-index.service.js';
import { PersonRecords } from '../person-records.js';
import { Erasure } from './erasure.entity.js';
import { ErasurePlace } from './erasure-place.entity.js';

/** The user’s own record, their account at the identity service, and the records that belong to them alone. */
@Injectable()
export class AccountErasure {
  constructor(
    private readonly work: UnitOfWork,
    private readonly records: PersonRecords,
    private readonly accounts: AccountSync,
    private readonly identity: Identity,
    private readonly search: SearchIndex,
  ) {}

  /** Ends the sessions of the user; from now on no token of theirs is accepted. */
  async close({ user }: Erasure): Promise<void> {
    if (!user) return;
    await this.work.write(async (em) => {
      const record = await em.findOne(User, recordKey(user.id));
      if (record?.active) Object.assign(record, { active: false, accountChangedAt: clock.now() });
      record?.touch();
    });
  }

  /** Removes the account, and completes the erasure in one transaction. */
  async erase(erasure: Erasure, person: Person): Promise<void> {
    const { user, contact } = erasure;
    if (user) await this.#removeAccount(user.id);
    await this.work.write(async (em) => {
      if (user) {
        await this.#removeOwned(em, user.id);
        await pseudonymise(em, user.id, erasure.pseudonym);
        // The change of the record is logged by the flush, with its former values.
        await em.flush();
        await em.nativeUpdate(User, recordKey(user.id), NO_CUSTOM_VALUES);
      }
      if (contact) await em.nativeUpdate(Contact, recordKey(contact.id), NO_CUSTOM_VALUES);
      await forgetChanges(em, erasure, person);
      await this.#complete(em, erasure);
    });
    while (await this.search.catchUp());
    await this.work.write((em) => forgetWords(em, person));
  }

  /** Of an account shared with other tenants, the membership of this tenant alone is removed. */
  async #removeAccount(id: string): Promise<void> {
    const user = await this.work.read((em) => em.findOneOrFail(User, recordKey(id)));
    const account = await this.accounts.find(user);
    if (!account) return;
    if (isShared(account, currentTenant()))
      return this.identity.update(account.id, { ...accountOf(user), active: false }, 'tenant');
    await this.identity.endSessions(account.id);
    await this.identity.remove(account.id);
  }

  async #removeOwned(em: EntityManager, user: string): Promise<void> {
    for (const { table, owners } of this.records.tables().filter((one) => one.owners.length > 0)) {
      const statement = new Statement();
      const [tenant, own] = [currentTenant(), user].map((value) => statement.bind(value));
      const belongs = owners.map((column) => `"${column}" = ${own}`);
      statement.text = `delete from "${table}" where tenant = ${tenant} and (${orOf(belongs)})`;
      await rowsWithin(em, statement);
    }
  }

  /** Keeps pseudonym and user as the register; the words of the person and the excerpts go. */
  async #complete(em: EntityManager, { id }: Erasure): Promise<void> {
    const erasure = await em.findOneOrFail(Erasure, recordKey(id));
    const kept = await em.count(ErasurePlace, { erasure: { id }, decision: 'KEEP' });
    await em.nativeDelete(ErasurePlace, { erasure: { id }, decision: { $ne: 'KEEP' } });
    await em.nativeUpdate(ErasurePlace, { erasure: { id } }, { excerpt: null });
    Object.assign(erasure, { state: 'DONE', person: null, doneAt: clock.now(), kept, failure: null });
    erasure.touch();
    noteAccess(em, { kind: 'ERASURE_DONE', record: erasure.user?.id ?? id, label: erasure.pseudonym });
  }
}

/** The record stays, since tickets and history refer to it. */
async function pseudonymise(em: EntityManager, id: string, pseudonym: string): Promise<void> {
  const user = await em.findOneOrFail(User, recordKey(id));
  const username = `${pseudonym.toLowerCase().replaceAll(' ', '-')}-${createHash('sha256').update(id).digest('hex').slice(0, 8)}`;
  Object.assign(user, { name: pseudonym, firstname: null, lastname: null, username, email: null, lastLogin: null });
  Object.assign(user, { externalContactNumber: null, externalId: null, removedAt: clock.now() });
  Object.assign(user, { active: false, shared: false, accountChangedAt: clock.now() });
  if (user.subject && !user.subject.startsWith('erased:')) user.subject = erasedSubject(user.subject);
}

/** Replaces the person in the log of the configuration, and empties the changes of their own record. */
async function forgetChanges(em: EntityManager, { user, contact, pseudonym }: Erasure, person: Person): Promise<void> {
  const record = user?.id ?? contact?.id ?? '';
  await em.execute('select vsd_erase_from_config_changes(?, ?, ?)', [surePattern(person) ?? '', pseudonym, record]);
}

/** Removes words of the person that no text contains any more. */
async function forgetWords(em: EntityManager, { names, addresses, others }: Person): Promise<void> {
  await em.execute(
    `delete from search_word w where w.tenant = ? and w.word = any(tsvector_to_array(vsd_words(?, '')))
        and not exists (select from search_entry e where e.tenant = w.tenant and e.words @@ quote_literal(w.word)::tsquery)`,
    [currentTenant(), [...names, ...addresses, ...others].join(' ')],
  );
}
