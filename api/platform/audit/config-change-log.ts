import type { EntityManager } from '@mikro-orm/postgresql';
import { v7 as uuidv7 } from 'uuid';
import type { Language } from '../../vocabulary/locale.js';
import { clock } from '../clock.js';
import { allQueues } from '../jobs/job-queue.js';
import { actorName, currentSession, currentTenant, type Session } from '../tenancy/session.js';
import type { ChangeSource, ConfigChangeKind } from '../vocabulary/config-change.js';
import type { FieldChange } from './field-change.js';

/** A change of one record, without its author. */
export interface NotedChange {
  readonly resource: string;
  readonly record: string;
  readonly title: Partial<Record<Language, string | null>>;
  readonly kind: ConfigChangeKind;
  readonly changes: readonly FieldChange[];
}

/** Keycloak's name for the user of a client that signs in as itself. */
const SERVICE_ACCOUNT = 'service-account-';

/** The source of a change in the present session. */
function sourceOf({ user, requestId }: Session): ChangeSource {
  if (user) return user.username.startsWith(SERVICE_ACCOUNT) ? 'INTEGRATION' : 'USER';
  return allQueues().some(({ name }) => name === requestId) ? 'JOB' : 'SYSTEM';
}

/** Stores changes in the log by one statement, within the transaction of the changes. */
export async function appendConfigChanges(em: EntityManager, noted: readonly NotedChange[]): Promise<void> {
  const session = currentSession();
  const rows = noted.map(({ title, ...change }) => ({
    ...change,
    id: uuidv7(),
    title_de: title.de,
    title_en: title.en,
    title_fr: title.fr,
    title_it: title.it,
  }));
  const shared = [
    currentTenant(),
    clock.now(),
    actorName(),
    sourceOf(session),
    session.user?.id ?? null,
    session.requestId,
  ];
  await em.execute(
    `insert into config_change (tenant, version, created_at, created_by, updated_at, updated_by, source, actor, cause,
       id, resource, record, title_de, title_en, title_fr, title_it, kind, changes)
     select s.tenant, 1, s.at, s.name, s.at, s.name, s.source, s.actor, s.cause,
       id, resource, record, title_de, title_en, title_fr, title_it, kind, changes
       from (select ?::text as tenant, ?::timestamptz as at, ?::text as name, ?::text as source, ?::text as actor,
                    ?::text as cause) as s,
            jsonb_to_recordset(?::jsonb) as noted (id uuid, resource text, record text, title_de text, title_en text,
              title_fr text, title_it text, kind text, changes jsonb)`,
    [...shared, JSON.stringify(rows)],
  );
}
