import type { Ref } from '@mikro-orm/core';
import { Injectable } from '@nestjs/common';
import type { Holder } from '../application.js';
import { type ReferenceOptions, targetOf } from '../resource/reference-kinds.js';
import { resourceOf } from '../resource/resource.js';
import type { TenantEntityClass } from '../resource/resource-model.js';
import type { SignedInUser } from '../tenancy/session.js';
import type { TenantEntity } from '../tenancy/tenant-entity.js';

type Owner = Ref<TenantEntity> | null | undefined;

/** What a room says of the events of one of its resources. */
export interface EventTopic<E extends TenantEntity> {
  /** Other resources that refer to it are shown on its page: their events are about the record they refer to. */
  readonly isSubject?: boolean;
  /** It is shown by itself: its events are about nothing else, whatever it refers to. */
  readonly isStandalone?: boolean;
  /** Who hears of it besides those who may list it; what they reach of it says its scope. */
  readonly recipients?: readonly Holder[];
  /** Fields that decide who reaches a record; their values before a change are kept with its event. */
  readonly reachFields?: readonly (keyof E & string)[];
  /** Whether somebody reached the record before a change or its removal, and is told for the last time. */
  couldReach?(before: Readonly<Record<string, unknown>>, user: SignedInUser): boolean;
}

/** Something that happens on a record's page without being a record itself. */
export interface EventSignal {
  readonly recipients: readonly Holder[];
}

/** The rooms' words on whose events are whose. */
@Injectable()
export class EventTopics {
  readonly #topics = new Map<object, EventTopic<TenantEntity>>();
  readonly #signals = new Map<string, EventSignal>();

  register<E extends TenantEntity>(type: TenantEntityClass<E>, topic: EventTopic<E>): void {
    this.#topics.set(type, topic as unknown as EventTopic<TenantEntity>);
  }

  /** Names a signal; whoever of the recipients reaches the record that it is about is told. */
  registerSignal(name: string, signal: EventSignal): void {
    this.#signals.set(name, signal);
  }

  signal(name: string): EventSignal | undefined {
    return this.#signals.get(name);
  }

  of(type: object): EventTopic<TenantEntity> {
    return this.#topics.get(type) ?? {};
  }

  /** The record on whose page another one is shown: itself, or what it belongs to, as far as that is loaded. */
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
