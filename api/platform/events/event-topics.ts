import { Injectable } from '@nestjs/common';
import type { Role } from '../../vocabulary/role.js';
import { targetOf } from '../resource/reference-kinds.js';
import { resourceOf, type TenantEntityClass } from '../resource/resource.js';
import type { SignedInUser } from '../tenancy/session.js';
import type { TenantEntity } from '../tenancy/tenant-entity.js';

/** What a room says of the events of one of its resources. */
export interface EventTopic<E extends TenantEntity> {
  /** Other resources that refer to it are shown on its page: their events are about the record they refer to. */
  readonly gathers?: boolean;
  /** Who hears of it besides those who may list it; what he reaches of it says its scope. */
  readonly hearers?: readonly Role[];
  /** Fields that decide who reaches a record; their values before a change are kept with its event. */
  readonly reach?: readonly (keyof E & string)[];
  /** Whether somebody reached the record before a change or its removal, and is told for the last time. */
  reached?(before: Readonly<Record<string, unknown>>, user: SignedInUser): boolean;
}

/** The rooms' words on whose events are whose. */
@Injectable()
export class EventTopics {
  readonly #topics = new Map<object, EventTopic<TenantEntity>>();

  register<E extends TenantEntity>(type: TenantEntityClass<E>, topic: EventTopic<E>): void {
    this.#topics.set(type, topic as unknown as EventTopic<TenantEntity>);
  }

  of(type: object): EventTopic<TenantEntity> {
    return this.#topics.get(type) ?? {};
  }

  /** The record on whose page another one is shown: itself, or what it refers to. */
  subjectOf(record: TenantEntity): string | undefined {
    const { type, options, fields } = resourceOf(record.constructor);
    if (this.of(type).gathers) return `${options.path}/${record.id}`;
    for (const field of fields) {
      if (field.kind.widget !== 'reference' || !this.of(targetOf(field)).gathers) continue;
      const id = (record as unknown as Record<string, { id?: string } | null>)[field.name]?.id;
      if (id) return `${resourceOf(targetOf(field)).options.path}/${id}`;
    }
    return undefined;
  }
}
