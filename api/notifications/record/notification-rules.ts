import { Injectable, type OnModuleInit } from '@nestjs/common';
import { Webhook, webhookHost } from '../../developers/webhooks/webhook.entity.js';
import { permits } from '../../platform/access/permission.js';
import { EventTopics } from '../../platform/events/event-topics.js';
import type { Computations } from '../../platform/read/record.js';
import { referencedRecordJson } from '../../platform/read/record-json.js';
import type { Condition } from '../../platform/resource/condition.js';
import type { ResourceRules } from '../../platform/rest/rules.js';
import type { SignedInUser } from '../../platform/tenancy/session.js';
import { Ticket } from '../../tickets/record/ticket.entity.js';
import { belongingScope } from '../../tickets/record/ticket-scope.js';
import { titleOf } from '../../tickets/record/ticket-title.js';
import { KINDS_OF_ADMINS, KINDS_OF_ROLE } from '../../vocabulary/notification.js';
import { Role, type WorkingRole } from '../../vocabulary/role.js';
import { Notification } from './notification.entity.js';

const TICKET = {
  ofTicket: referencedRecordJson(() => Ticket, ['identifier', 'customerDescription'], 'ticket'),
} as const;
const WEBHOOK = { ofWebhook: referencedRecordJson(() => Webhook, ['url'], 'webhook') } as const;
type Beside = {
  readonly ofTicket: Pick<Ticket, 'identifier' | 'customerDescription'> | null;
  readonly ofWebhook: Pick<Webhook, 'url'> | null;
};

const kindsFor = (role: WorkingRole): Condition => ({ kind: { $in: [...KINDS_OF_ROLE[role]] } });

/**
 * Users see their own notifications of tickets that they still reach, of the kinds for their present roles; administrators
 * also those of webhooks and jobs.
 */
@Injectable()
export class NotificationRules implements ResourceRules<Notification>, OnModuleInit {
  constructor(private readonly topics: EventTopics) {}

  onModuleInit(): void {
    // The ticket's page shows no notifications, so that they do not reload it.
    this.topics.register(Notification, { isStandalone: true });
  }

  scope(user: SignedInUser): Condition {
    const own = { user: { id: user.id } };
    const reached = belongingScope(user, {
      agent: undefined,
      executor: kindsFor(Role.Executor),
      customer: kindsFor(Role.Customer),
    });
    const [ofAdmins, ofOthers] = [{ kind: { $in: [...KINDS_OF_ADMINS] } }, { kind: { $nin: [...KINDS_OF_ADMINS] } }];
    if (!permits([Role.Admin], user.roles)) return { $and: [own, ofOthers, ...(reached ? [reached] : [])] };
    return reached ? { $and: [own, { $or: [reached, ofAdmins] }] } : own;
  }

  computed(): Computations<Notification> {
    return {
      identifier: { sql: TICKET, value: (found) => beside(found).ofTicket?.identifier ?? null },
      ticketTitle: { sql: TICKET, value: (found) => titleOfTicket(beside(found)) },
      webhookHost: { sql: WEBHOOK, value: (found) => hostOf(beside(found)) },
    };
  }
}

const beside = (found: Readonly<Record<string, unknown>>) => found as unknown as Beside;
const hostOf = ({ ofWebhook }: Beside) => ofWebhook && webhookHost(ofWebhook);
const titleOfTicket = ({ ofTicket }: Beside) => ofTicket && titleOf(ofTicket.customerDescription);
