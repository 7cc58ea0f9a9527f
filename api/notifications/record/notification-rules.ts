import { Injectable, type OnModuleInit } from '@nestjs/common';
import { EventTopics } from '../../platform/events/event-topics.js';
import { besideSql } from '../../platform/read/beside.js';
import type { Computations } from '../../platform/read/record.js';
import type { Condition } from '../../platform/resource/condition.js';
import type { ResourceRules } from '../../platform/rest/rules.js';
import type { SignedInUser } from '../../platform/tenancy/session.js';
import { Ticket } from '../../tickets/record/ticket.entity.js';
import { belongingScope } from '../../tickets/record/ticket-scope.js';
import { titleOf } from '../../tickets/record/ticket-title.js';
import { KINDS_OF_ROLE } from '../../vocabulary/notification.js';
import { Role, type WorkingRole } from '../../vocabulary/role.js';
import { Notification } from './notification.entity.js';

const ABOUT = { about: besideSql(() => Ticket, ['identifier', 'customerDescription'], 'ticket') } as const;
type Beside = { readonly about: Pick<Ticket, 'identifier' | 'customerDescription'> };

const kindsFor = (role: WorkingRole): Condition => ({ kind: { $in: [...KINDS_OF_ROLE[role]] } });

/** Everybody sees their own, of tickets that they reach still, and what concerns them as what they are by now. */
@Injectable()
export class NotificationRules implements ResourceRules<Notification>, OnModuleInit {
  constructor(private readonly topics: EventTopics) {}

  onModuleInit(): void {
    // They stand in the bell and not on the ticket's page, which is not asked for anew with them.
    this.topics.register(Notification, { apart: true });
  }

  scope(user: SignedInUser): Condition {
    const own = { user: { id: user.id } };
    const reached = belongingScope(user, {
      agent: undefined,
      executor: kindsFor(Role.Executor),
      customer: kindsFor(Role.Customer),
    });
    return reached ? { $and: [own, reached] } : own;
  }

  computed(): Computations<Notification> {
    return {
      identifier: { sql: ABOUT, value: (found) => ticketOf(found).identifier },
      ticketTitle: { sql: ABOUT, value: (found) => titleOf(ticketOf(found).customerDescription) },
    };
  }
}

const ticketOf = (found: Readonly<Record<string, unknown>>) => (found as unknown as Beside).about;
