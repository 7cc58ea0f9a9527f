import { Entity, Enum, PrimaryKey, Property } from '@mikro-orm/decorators/legacy';
import { TENANT_POLICIES } from '../../platform/tenancy/row-level-security.js';
import { TEXT_STATES, type TextState } from '../../vocabulary/master-data.js';

/** The text of an attachment, read by a job; it is deleted with the attachment. */
@Entity({ tableName: 'attachment_text', policies: TENANT_POLICIES, rowLevelSecurity: 'force' })
export class AttachmentText {
  @PrimaryKey({ type: 'text' })
  tenant!: string;

  /** Id of the attachment. */
  @PrimaryKey({ type: 'uuid' })
  id!: string;

  /** The result of the reading. */
  @Enum({ items: [...TEXT_STATES], type: 'text' })
  state!: TextState;

  @Property({ type: 'text', nullable: true })
  text?: string;
}
