import type { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { type DeskLetter, DeskMails } from '../masterdata/mail-frame/desk-mails.js';
import { User } from '../masterdata/user.entity.js';
import { currentTenant } from '../platform/tenancy/session.js';
import type { OutgoingMail } from '../ports/mail.js';
import { byBell, byMail, kindsOf, type NotificationKind } from '../vocabulary/notification.js';
import { Role } from '../vocabulary/role.js';
import { channelOf } from './preferences/notification-preferences.js';
import { preferencesOf } from './preferences/stored-preferences.js';

/** The administrators who get a notice, by the channels that each has chosen for its kind. */
export interface Audience {
  /** Ids of the users who get it in their bell. */
  readonly byBell: readonly string[];
  readonly byMail: readonly User[];
}

/** The letter to one administrator. */
interface AddressedLetter {
  readonly address: Pick<OutgoingMail, 'id' | 'thread'>;
  readonly letter: Omit<DeskLetter, 'locale'>;
}

/** Sends notices to the administrators of a tenant, its owner among them. */
@Injectable()
export class Administrators {
  constructor(private readonly mails: DeskMails) {}

  /** Active administrators of the current tenant; an administrator without a working role has no bell. */
  async audience(em: EntityManager, kind: NotificationKind): Promise<Audience> {
    const ids = await em.execute<{ id: string }[]>(
      'select id from "user" where tenant = ? and active and roles @> array[?::text]',
      [currentTenant(), Role.Admin],
    );
    const administrators = ids.map(({ id }) => id);
    const users = await em.find(User, { id: { $in: administrators } });
    const preferences = await preferencesOf(em, administrators);
    const channelFor = ({ id }: User) => channelOf(preferences(id), kind);
    const rings = (user: User) => kindsOf(user.roles).includes(kind) && byBell(channelFor(user));
    return {
      byBell: users.filter(rings).map(({ id }) => id),
      byMail: users.filter((user) => user.email !== null && byMail(channelFor(user))),
    };
  }

  /** Sends a letter to each user. A refused address stops no other letter, but the job fails in the end. */
  async write(people: readonly User[], to: (person: User) => AddressedLetter): Promise<void> {
    const failures: unknown[] = [];
    for (const person of people) {
      const { address, letter } = to(person);
      const sent = this.mails.send(
        { ...address, to: person.email as string },
        { ...letter, locale: person.language, values: { name: person.name, ...letter.values } },
      );
      await sent.catch((error: unknown) => failures.push(error));
    }
    if (failures.length > 0) throw failures[0];
  }
}
