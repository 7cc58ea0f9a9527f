import { createHash } from 'node:crypto';
import type { EntityManager } from '@mikro-orm/postgresql';
import { v7 as uuidv7 } from 'uuid';
import { clock } from '../../platform/clock.js';
import { actorName, currentTenant } from '../../platform/tenancy/session.js';
import type { DirectoryEntry } from '../../ports/erp/erp-directory.js';
import { plainText } from '../../ports/erp/erp-error.js';
import type { DirectoryKind, ErpProblem } from '../../vocabulary/erp.js';
import { ErpLink } from '../record/erp-link.entity.js';

/** A record of an ERP that cannot be copied. */
export interface Refused {
  readonly entry: DirectoryEntry;
  readonly reason: string;
}

const KEY_CHARACTERS = 32;
const LONGEST_PART = 120;

const nameOf = (key: string) => createHash('sha256').update(key).digest('hex').slice(0, KEY_CHARACTERS);

/**
 * Lists refused entries for administrators, with the reason and the key for reading them again; the other entries leave the
 * list.
 */
export async function settleEntries(
  em: EntityManager,
  kind: DirectoryKind,
  entries: readonly DirectoryEntry[],
  refused: readonly Refused[],
): Promise<void> {
  const names = new Set(refused.map(({ entry }) => nameOf(entry.key)));
  const others = entries.map(({ key }) => nameOf(key)).filter((name) => !names.has(name));
  await em.nativeDelete(ErpLink, { kind, record: { $in: others } });
  for (const { entry, reason } of refused) {
    const { number, name } = entry.value ?? { number: entry.key, name: '' };
    const parts = [number, name].filter((part): part is string => typeof part === 'string');
    const label = parts.map((part) => plainText(part.slice(0, LONGEST_PART))).join(' ');
    const place = isKey(entry.key) ? entry.key : null;
    await noteRefused(em, kind, nameOf(entry.key), { label, problem: 'UNUSABLE', reason, place });
  }
}

/** Whether the database can store a key of an ERP. */
export const isKey = (key: string) => key.length <= 200 && key.isWellFormed() && !/\p{Cc}/u.test(key);

interface Note {
  readonly label: string;
  readonly problem: ErpProblem;
  readonly reason: string;
  /** Key of the record in the ERP, for reading it again. */
  readonly place?: string | null;
}

/** Puts a refused record on the list for administrators, once. */
export async function noteRefused(em: EntityManager, kind: DirectoryKind, record: string, note: Note): Promise<void> {
  const { label, problem, reason, place = null } = note;
  const [now, by] = [clock.now(), actorName()];
  await em.execute(
    `insert into erp_link (tenant, id, version, created_at, created_by, updated_at, updated_by, kind, record, label, state,
                           problem, reason, place, attempts, requested)
     values (?, ?, 1, ?, ?, ?, ?, ?, ?, ?, 'REFUSED', ?, ?, ?, 0, 1)
     on conflict (tenant, kind, record) do update
       set label = excluded.label, problem = excluded.problem, reason = excluded.reason, place = excluded.place,
           state = 'REFUSED', attempts = 0, retry_at = null, lease_until = null, updated_at = excluded.updated_at
     where (erp_link.state, erp_link.reason, erp_link.place) is distinct from
           (excluded.state, excluded.reason, excluded.place)`,
    [
      ...[currentTenant(), uuidv7(), now, by, now, by, kind, record, plainText(label), problem, plainText(reason)],
      place,
    ],
  );
}
