import { createHash } from 'node:crypto';
import type { EntityManager } from '@mikro-orm/postgresql';
import { v7 as uuidv7 } from 'uuid';
import { clock } from '../../platform/clock.js';
import { actorName, currentTenant } from '../../platform/tenancy/session.js';
import type { DirectoryEntry } from '../../ports/erp/erp-directory.js';
import { plainWords } from '../../ports/erp/erp-error.js';
import type { DirectoryKind, ErpProblem } from '../../vocabulary/erp.js';
import { ErpLink } from '../record/erp-link.entity.js';

/** A record of an ERP that cannot be taken over. */
export interface Refused {
  readonly entry: DirectoryEntry;
  readonly reason: string;
}

const KEY_CHARACTERS = 32;
const LONGEST_PART = 120;

const nameOf = (key: string) => createHash('sha256').update(key).digest('hex').slice(0, KEY_CHARACTERS);

/** What was taken over needs nobody any more. */
export async function takenOver(em: EntityManager, kind: DirectoryKind, entries: readonly DirectoryEntry[]) {
  await em.nativeDelete(ErpLink, { kind, record: { $in: entries.map(({ key }) => nameOf(key)) } });
}

/** Lists for administrators what could not be taken over, with the reason. */
export async function refuse(em: EntityManager, kind: DirectoryKind, refused: readonly Refused[]): Promise<void> {
  for (const { entry, reason } of refused) {
    const { number, name } = entry.value ?? { number: entry.key, name: '' };
    const parts = [number, name].filter((part): part is string => typeof part === 'string');
    const label = parts.map((part) => plainWords(part.slice(0, LONGEST_PART)));
    await noteRefused(em, kind, nameOf(entry.key), { label: label.join(' '), problem: 'UNUSABLE', reason });
  }
}

interface Note {
  readonly label: string;
  readonly problem: ErpProblem;
  readonly reason: string;
}

/** Puts something on the list of what administrators have to clear up; once, however often it is noted. */
export async function noteRefused(em: EntityManager, kind: DirectoryKind, record: string, note: Note): Promise<void> {
  const { label, problem, reason } = note;
  const [now, by] = [clock.now(), actorName()];
  await em.execute(
    `insert into erp_link (tenant, id, version, created_at, created_by, updated_at, updated_by, kind, record, label, state,
                           problem, reason, attempts, requested)
     values (?, ?, 1, ?, ?, ?, ?, ?, ?, ?, 'REFUSED', ?, ?, 0, 1)
     on conflict (tenant, kind, record) do update
       set label = excluded.label, problem = excluded.problem, reason = excluded.reason, state = 'REFUSED',
           updated_at = excluded.updated_at
     where erp_link.reason is distinct from excluded.reason`,
    [currentTenant(), uuidv7(), now, by, now, by, kind, record, plainWords(label), problem, plainWords(reason)],
  );
}
