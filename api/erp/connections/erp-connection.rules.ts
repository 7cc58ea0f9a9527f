import type { EntityManager } from '@mikro-orm/postgresql';
import { Inject, Injectable } from '@nestjs/common';
import { Env } from '../../platform/env.js';
import { hostOf, isPlainAllowed } from '../../platform/http/private-address.js';
import { type FieldError, invalid, Problem } from '../../platform/http/problem.js';
import { Jobs } from '../../platform/jobs/jobs.js';
import { isRefusedPort } from '../../platform/refused-port.js';
import { today } from '../../platform/resource/today.js';
import type { Changes, ResourceRules } from '../../platform/rest/rules.js';
import { oneAtATime } from '../../platform/tenancy/one-at-a-time.js';
import { DIRECTORY_OF_ADAPTER, KINDS_OF_ADAPTER } from '../../vocabulary/erp.js';
import { ErpCopies } from '../copies/erp-copies.js';
import { ErpConnection } from '../record/erp-connection.entity.js';
import { ErpLink } from '../record/erp-link.entity.js';
import { COMPARISONS, READINGS } from '../record/erp-queues.js';

/** Fields that lead to other records, on which both sides have not agreed. */
const ELSEWHERE = ['url', 'user', 'calendarPath', 'database', 'contactRelation'];
/** Fields that lead to another system, whose keys differ. */
const OTHER_SYSTEM = ['url', 'database'];
const NEVER_SENT = { place: null, base: null, sent: null, pending: [], prevails: null, retryAt: null };

/** Validates connections, and resets links and copies after a change. */
@Injectable()
export class ErpConnectionRules implements ResourceRules<ErpConnection> {
  constructor(
    @Inject(Env) private readonly env: Env,
    private readonly jobs: Jobs,
    private readonly copies: ErpCopies,
  ) {}

  async beforeCreate(connection: ErpConnection, em: EntityManager): Promise<void> {
    connection.startDay ??= today();
    this.#judge(connection);
    await assertAlone(connection, em);
    connection.state = connection.active ? 'WAITING' : 'OFF';
  }

  async beforeUpdate(connection: ErpConnection, { names }: Changes, em: EntityManager): Promise<void> {
    this.#judge(connection);
    await assertAlone(connection, em);
    const state = connection.active ? 'WAITING' : 'OFF';
    Object.assign(connection, { state, problem: null, reason: null, failures: 0, openUntil: null });
    const isElsewhere = ELSEWHERE.some((name) => names.has(name));
    if (isElsewhere || !connection.active) await this.#release(connection, names, em);
    if (!isElsewhere) return;
    connection.cursors = {};
    const kinds = [...KINDS_OF_ADAPTER[connection.adapter]];
    await em.nativeUpdate(ErpLink, { kind: { $in: kinds } }, { ...NEVER_SENT, state: 'WAITING' });
  }

  async beforeDelete({ active, adapter }: ErpConnection, em: EntityManager): Promise<void> {
    if (active) await this.copies.release(em, adapter, false);
  }

  async afterWrite({ id, active }: ErpConnection, em: EntityManager): Promise<void> {
    if (!active) return;
    await this.jobs.send(em, COMPARISONS, { connection: id, whole: true });
    await this.jobs.send(em, READINGS, { connection: id });
  }

  /** Makes the copied records ours; the next connected system is read from the beginning. */
  async #release(connection: ErpConnection, names: ReadonlySet<string>, em: EntityManager): Promise<void> {
    const isOther = OTHER_SYSTEM.some((name) => names.has(name));
    await this.copies.release(em, connection.adapter, isOther);
    Object.assign(connection, { readings: {}, readAt: null, countedAt: null });
  }

  #judge(connection: ErpConnection): void {
    const { adapter, url, password } = connection;
    connection.keeps = [...KINDS_OF_ADAPTER[adapter]];
    connection.tells = [...DIRECTORY_OF_ADAPTER[adapter]];
    const errors: FieldError[] = [];
    const address = URL.parse(url);
    if (!address || address.username) errors.push({ pointer: '/url', code: 'FORMAT_INVALID' });
    else if (address.protocol !== 'https:' && !isPlainAllowed(hostOf(address), this.env))
      errors.push({ pointer: '/url', code: 'PLAIN_ONLY_LOCAL' });
    else if (isRefusedPort(address)) errors.push({ pointer: '/url', code: 'PORT_REFUSED' });
    if (password === null) errors.push({ pointer: '/password', code: 'REQUIRED' });
    if (errors.length > 0) throw invalid(errors);
  }
}

/** Throws 409 ERP_CONNECTION_ACTIVE if another active connection keeps the same records; concurrent checks come in turn. */
async function assertAlone({ id, active, adapter }: ErpConnection, em: EntityManager): Promise<void> {
  if (!active) return;
  await oneAtATime(em, 'erp-connections');
  const kinds = KINDS_OF_ADAPTER[adapter];
  const others = await em.find(ErpConnection, { id: { $ne: id }, active: true });
  const other = others.find((connection) => KINDS_OF_ADAPTER[connection.adapter].some((kind) => kinds.includes(kind)));
  if (other) throw new Problem(409, 'ERP_CONNECTION_ACTIVE', { name: other.name });
}
