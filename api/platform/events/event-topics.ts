import type { Ref } from '@mikro-orm/core';
import { Injectable } from '@nestjs/common';
import type { Holder } from '../application.js';
import { type ReferenceOptions, targetOf } from '../resource/reference-kinds.js';
import { resourceOf } from '../resource/resource.js';
import type { TenantEntityClass } from '../resource/resource-model.js';
import type { SignedInUser } from '../tenancy/session.js';
import type { TenantEntity } from '../tenancy/tenant-entity.js';

type Owner = Ref<TenantEntity> | null | undefined;

/** Options of the events of a resource. */
export interface EventTopic<E extends TenantEntity> {
  /** Its page shows records that refer to it: their events are about the record. */
  readonly isSubject?: boolean;
  /** Its events are about no other record. */
  readonly isStandalone?: boolean;
  /** Roles that get its events besides those that may list it, within their scope. */
  readonly recipients?: readonly Holder[];
  /** Fields that decide about the scope; an event contains their former values. */
  readonly reachFields?: readonly (keyof E & string)[];
  /** Whether the user reached the record before its change or removal, and gets this last event. */
  couldReach?(before: Readonly<Record<string, unknown>>, user: SignedInUser): boolean;
}

/** An event about a record that is no change of it. */
export interface EventSignal {
  readonly recipients: readonly Holder[];
}

/** Options of events, as the rooms register them. */
@Injectable()
export class EventTopics {
  readonly #topics = new Map<object, EventTopic<TenantEntity>>();
  readonly #signals = new Map<string, EventSignal>();

  register<E extends TenantEntity>(type: TenantEntityClass<E>, topic: EventTopic<E>): void {
    this.#topics.set(type, topic as unknown as EventTopic<TenantEntity>);
  }

  /** Registers a signal, which recipients get who reach the record that it is about. */
  registerSignal(name: string, signal: EventSignal): void {
    this.#signals.set(name, signal);
  }

  signal(name: string): EventSignal | undefined {
    return this.#signals.get(name);
  }

  of(type: object): EventTopic<TenantEntity> {
    return this.#topics.get(type) ?? {};
  }

  /** The record on whose page a record is shown: itself, or one that it refers to, as far as loaded. */
  subjectOf(record: TenantEntity): string | undefined {
    const { type, options, fields } = resourceOf(record.constructor);
    if (this.of(type).isStandalone) return undefined;
    if (this.of(type).isSubject) return `${options.path}/${record.id}`;
    for (const field of fields) {
      const owner = field.kind.widget === 'reference' && (record as unknown as Record<string, Owner>)[field.name];
      if (!owner) continue;
      if (this.of(targetOf(field)).isSubject) return `${resourceOf(targetOf(field)).options.path}/${owner.unwrap().id}`;
      const subject = (field.options as ReferenceOptions).onDelete === 'cascade' && this.subjectOf(owner.unwrap());
      if (subject) return subject;
    }
    return undefined;
  }
}
