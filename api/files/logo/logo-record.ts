import { Entity } from '@mikro-orm/decorators/legacy';
import { Integer, Text } from '../../platform/resource/index.js';
import { TenantEntity } from '../../platform/tenancy/tenant-entity.js';
import type { LogoPicture } from './logo-picture.js';

/** A kept logo; its content lies in the file store under `tenant/id`, so that a new picture is a new id. */
@Entity({ abstract: true })
export abstract class LogoRecord extends TenantEntity {
  @Text({ required: true }) contentType!: LogoPicture['contentType'];
  /** Bytes. */
  @Integer({ required: true, min: 1 }) size!: number;
  /** Pixels. */
  @Integer({ required: true, min: 1 }) width!: number;
  @Integer({ required: true, min: 1 }) height!: number;
}

/** Name under which a logo is handed out. */
export const logoName = ({ contentType }: LogoRecord) => `logo.${contentType === 'image/png' ? 'png' : 'jpg'}`;
