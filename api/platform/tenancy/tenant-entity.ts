import { type Opt, PrimaryKeyProp } from '@mikro-orm/core';
import { Entity, PrimaryKey, Property } from '@mikro-orm/decorators/legacy';
import { v7 as uuidv7 } from 'uuid';
import { clock } from '../clock.js';
import { actorName, currentTenant } from './session.js';

/** Columns of each row of a tenant: primary key (tenant, id), version, creation and last change. */
@Entity({ abstract: true })
export abstract class TenantEntity {
  [PrimaryKeyProp]?: ['tenant', 'id'];

  @PrimaryKey({ type: 'text', hidden: true })
  tenant: string & Opt = currentTenant();

  @PrimaryKey({ type: 'uuid' })
  id: string & Opt = uuidv7();

  @Property({ type: 'int', version: true })
  version!: number & Opt;

  @Property({ type: 'datetime', columnType: 'timestamptz(3)' })
  createdAt: Date & Opt = clock.now();

  @Property({ type: 'text' })
  createdBy: string & Opt = actorName();

  @Property({ type: 'datetime', columnType: 'timestamptz(3)' })
  updatedAt: Date & Opt = clock.now();

  @Property({ type: 'text' })
  updatedBy: string & Opt = actorName();

  /** Marks the row as changed by the present user now; the flush increments the version. */
  touch(): void {
    this.updatedAt = clock.now();
    this.updatedBy = actorName();
  }
}
