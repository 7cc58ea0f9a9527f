import { join } from 'node:path';
import { ReflectMetadataProvider } from '@mikro-orm/decorators/legacy';
import { Migrator, TSMigrationGenerator } from '@mikro-orm/migrations';
import { defineConfig } from '@mikro-orm/postgresql';
import './platform/audit/config-change.entity.js';
import './platform/bulk/bulk-run-row.entity.js';
import { PersonQuestion } from './customers/users/person-question.entity.js';
import './platform/support/request-failure.entity.js';
import { ImportClaim } from './imports/import-claim.entity.js';
import { LiveEvent } from './platform/events/live-event.entity.js';
import { projectRoot } from './platform/project-root.js';
import { Translated } from './platform/resource/nested-kinds.js';
import { allTables } from './platform/resource/resource.js';
import { IdempotencyKey } from './platform/tenancy/idempotency-key.entity.js';
import { protectPivotTables } from './platform/tenancy/row-level-security.js';
import './rooms.js';
import { AttachmentText } from './search/record/attachment-text.entity.js';
import { SearchChange } from './search/record/search-change.entity.js';
import { SearchEntry } from './search/record/search-entry.entity.js';
import { SearchWord } from './search/record/search-word.entity.js';

/** Tables of the full-text search. */
const SEARCH = [SearchEntry, SearchChange, SearchWord, AttachmentText];

/** Connection settings of one process. `application` names it in pg_stat_activity. */
export interface OrmSettings {
  readonly url: string;
  readonly poolSize?: number;
  readonly application?: string;
  /** Further settings of the driver's pool. */
  readonly driver?: Record<string, unknown>;
}

/** Migrations only go forward: a later one mends data. Untested ways back would be wrong without notice. */
class ForwardOnly extends TSMigrationGenerator {
  override generateMigrationFile(className: string, { up }: { up: string[] }): string {
    return super.generateMigrationFile(className, { up, down: [] });
  }
}

/** Configuration of MikroORM: the resources, the few other tables, and the migrations. */
export function ormConfig({ url, poolSize = 10, application = 'volta', driver = {} }: OrmSettings) {
  return defineConfig({
    clientUrl: url,
    entities: [...allTables(), Translated, IdempotencyKey, LiveEvent, PersonQuestion, ImportClaim, ...SEARCH],
    extensions: [Migrator],
    metadataProvider: ReflectMetadataProvider,
    metadataCache: { enabled: false },
    // Built files run, in tests as well: Node does not resolve the imports of migrations among the sources.
    preferTs: false,
    discovery: { afterDiscovered: protectPivotTables },
    sessionContext: 'transaction',
    // The filter of the unit of work restricts queries; keys of relations contain the tenant.
    filtersOnRelations: false,
    autoJoinRefsForFilters: false,
    // Functions are written by hand, jobs and sessions belong to libraries: the comparison of schemas ignores them.
    schemaGenerator: { ignoreRoutines: true, ignoreSchema: ['pgboss', 'session', 'limits', 'installation'] },
    pool: { min: 0, max: poolSize },
    // The ORM alone would leave out parameters of the address, such as sslmode.
    driverOptions: { application_name: application, connectionString: url, ...driver },
    migrations: {
      path: join(projectRoot, 'dist/migrations'),
      pathTs: join(projectRoot, 'migrations'),
      snapshot: false,
      emit: 'ts',
      generator: ForwardOnly,
      transactional: true,
      // Each migration is a transaction of its own, but one that builds indexes while their tables are in use.
      allOrNothing: false,
      disableForeignKeys: false,
    },
  });
}
