import { LockMode, ref } from '@mikro-orm/core';
import type { EntityManager } from '@mikro-orm/postgresql';
import { Inject, Injectable } from '@nestjs/common';
import { Contact } from '../../customers/address-book/contact.entity.js';
import { User } from '../../masterdata/user.entity.js';
import { noteAccess } from '../../platform/audit/data-access.entity.js';
import { Problem } from '../../platform/http/problem.js';
import { Jobs } from '../../platform/jobs/jobs.js';
import type { RecordJson } from '../../platform/read/record.js';
import { serviceOf } from '../../platform/rest/resource-controller.js';
import type { ResourceService } from '../../platform/rest/resource-service.js';
import type { ErasureDecision } from '../../vocabulary/privacy.js';
import { Erasure } from './erasure.entity.js';
import { ErasurePlace } from './erasure-place.entity.js';
import { ERASURES } from './erasure-queue.js';
import type { ErasureOrder, ErasureStart, PreparedErasure } from './erasures.shape.js';
import { assertErasable } from './obstacles.js';
import { prepareErasure } from './prepare-erasure.js';

const preparedOf = ({ id, pseudonym }: Erasure): PreparedErasure => ({ erasure: id, pseudonym });

/** Prepares erasures, takes the decisions about texts, and starts the replacement. */
@Injectable()
export class ErasuresService {
  constructor(
    @Inject(serviceOf(User)) private readonly users: ResourceService<User>,
    @Inject(serviceOf(Contact)) private readonly contacts: ResourceService<Contact>,
    @Inject(serviceOf(Erasure)) private readonly erasures: ResourceService<Erasure>,
    @Inject(serviceOf(ErasurePlace)) private readonly places: ResourceService<ErasurePlace>,
    private readonly jobs: Jobs,
  ) {}

  /** Prepares the erasure of a user: the worker counts and searches first. Throws 409 for a user who must stay. */
  prepareUser(id: string, order: ErasureOrder): Promise<PreparedErasure> {
    return this.erasures.write(async (em) => {
      const user = await this.users.load(em, id, { lock: true });
      return this.#prepare(em, user, { user: ref(user) }, order);
    });
  }

  prepareContact(id: string, order: ErasureOrder): Promise<PreparedErasure> {
    return this.erasures.write(async (em) => {
      const contact = await this.contacts.load(em, id, { lock: true });
      return this.#prepare(em, contact, { contact: ref(contact) }, order);
    });
  }

  /** A person has one unfinished erasure at most, which a repeated request returns. */
  async #prepare(
    em: EntityManager,
    record: User | Contact,
    about: Partial<Pick<Erasure, 'user' | 'contact'>>,
    { former }: ErasureOrder,
  ): Promise<PreparedErasure> {
    const own = record instanceof User ? { user: { id: record.id } } : { contact: { id: record.id } };
    const begun = await em.findOne(Erasure, own, { orderBy: { createdAt: 'desc' } });
    if (begun?.isUnfinished) return preparedOf(begun);
    const again = former ?? (begun && record.name !== begun.pseudonym ? begun.pseudonym : null);
    const erasure = begun && again === begun.pseudonym ? begun : Object.assign(new Erasure(), about);
    await prepareErasure(em, this.jobs, erasure, record, again);
    em.persist(erasure);
    await em.flush();
    return preparedOf(erasure);
  }

  /**
   * Starts the replacement. Throws 409 while texts have no decision, unless the start decides about all of them, and for a
   * user who has become responsible meanwhile.
   */
  start(id: string, { remaining }: ErasureStart): Promise<RecordJson> {
    return this.erasures.write(async (em) => {
      const erasure = await this.#locked(em, id);
      const { user, contact } = erasure;
      const record = user
        ? await em.findOne(User, { id: user.id })
        : contact && (await em.findOne(Contact, { id: contact.id }));
      if (record && !erasure.begun) await assertErasable(em, record);
      if (remaining)
        await em.nativeUpdate(ErasurePlace, { erasure: { id }, decision: 'OPEN' }, { decision: remaining });
      const open = await em.count(ErasurePlace, { erasure: { id }, decision: 'OPEN' });
      if (open > 0) throw new Problem(409, 'ERASURE_UNDECIDED', { count: open });
      Object.assign(erasure, { state: 'RUNNING', begun: true, failure: null });
      await this.jobs.send(em, ERASURES, { erasure: id });
      noteAccess(em, { kind: 'ERASURE_STARTED', record: record?.id ?? id, label: erasure.pseudonym });
      return this.erasures.store(em, erasure);
    });
  }

  /** Decides about one text. Throws 409 once the decision was carried out. */
  decide(id: string, decision: ErasureDecision): Promise<RecordJson> {
    return this.places.write(async (em) => {
      const place = await this.places.load(em, id, { lock: true });
      await this.#locked(em, place.erasure.id);
      if (place.applied) throw new Problem(409, 'ERASURE_BEGUN');
      place.decision = decision;
      place.touch();
      return this.places.store(em, place);
    });
  }

  /** The erasure for a change by a user. Throws 409 while the worker is busy with it, and once it is done. */
  async #locked(em: EntityManager, id: string): Promise<Erasure> {
    const erasure = await this.erasures.load(em, id);
    await em.lock(erasure, LockMode.PESSIMISTIC_WRITE);
    if (!['REVIEW', 'FAILED'].includes(erasure.state)) throw new Problem(409, 'ERASURE_BUSY');
    return erasure;
  }
}
