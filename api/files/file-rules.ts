import type { EntityManager } from '@mikro-orm/postgresql';
import type { ResourceRules } from '../platform/rest/rules.js';
import type { TenantEntity } from '../platform/tenancy/tenant-entity.js';
import type { FileForm } from './receive-file.js';
import type { OpenFile } from './send-file.js';

/** Rules of records that are files below an owner. Their `beforeCreate` runs with the file stored and its owner locked. */
export interface FileRules<Owner extends TenantEntity, File extends TenantEntity> extends ResourceRules<File> {
  /** The form of a new file; without `bodyOf` its fields are flags of the record. */
  readonly form: FileForm;
  /** Throws a Problem for an owner that takes no files now; every owner takes them if left out. */
  assertTakes?(owner: Owner): unknown;
  /** Takes the locks that come before that of the owner. */
  lockOwner?(em: EntityManager, ownerId: string): Promise<void>;
  /** The body of a creation, from the fields of the form. */
  bodyOf?(fields: Readonly<Record<string, string>>): Record<string, unknown>;
  /** The name and type of the content, if the record has none; throws a Problem for a reader without the right to it. */
  contentOf?(file: File): OpenFile['file'];
}
