import type { EntityManager } from '@mikro-orm/postgresql';
import { Inject, Injectable } from '@nestjs/common';
import { User } from '../../masterdata/user.entity.js';
import { notificationVisibility } from '../../notifications/record/visible-notifications.js';
import { notFound } from '../../platform/http/problem.js';
import { serviceOf } from '../../platform/rest/resource-controller.js';
import type { ResourceService } from '../../platform/rest/resource-service.js';
import { currentUser } from '../../platform/tenancy/session.js';
import { UnitOfWork } from '../../platform/tenancy/unit-of-work.js';
import { Ticket } from '../../tickets/record/ticket.entity.js';
import { DEFAULT_LOCALE } from '../../vocabulary/locale.js';
import { byBell } from '../../vocabulary/notification.js';
import type { OmittedMail, PlannedMail, PlannedNotice } from '../plan/mail-plan.js';
import { actorFacts } from '../plan/ticket-mail-facts.js';
import { type DispatchFacts, loadMailFacts } from './load-mail-facts.js';
import { MessageRecipient } from './message-recipient.shape.js';
import { decideMail, planDispatch } from './planned-dispatch.js';
import { RefusedAddress } from './refused-address.entity.js';

const EVENT = 'ISSUE_MESSAGE_FROM_AGENT_TO_CUSTOMER_ADDED';

/** Recipients of a message before it is sent, by the plan and the decisions of the worker that dispatches it. */
@Injectable()
export class MessageRecipientsService {
  constructor(
    @Inject(serviceOf(Ticket)) private readonly tickets: ResourceService<Ticket>,
    private readonly work: UnitOfWork,
  ) {}

  /** The recipients of a message of the user. Throws 404 for a ticket out of reach. */
  list(ticketId: string): Promise<MessageRecipient[]> {
    return this.work.read(async (em) => {
      await this.tickets.load(em, ticketId);
      const loaded = await loadMailFacts(em, ticketId, { notices: [], events: [EVENT] });
      if (!loaded) throw notFound();
      const actor = await em.findOne(User, { id: currentUser().id });
      const notice: PlannedNotice = { event: EVENT, ...actorFacts(actor), assigned: [], previous: [] };
      const { mails, omitted } = planDispatch([notice], loaded);
      const reached = [];
      for (const mail of mails) reached.push(await recipientOf(em, loaded, mail));
      return [...reached, ...omitted.filter(isNot(mails)).map(omittedRecipient)];
    });
  }
}

async function recipientOf(
  em: EntityManager,
  facts: DispatchFacts,
  planned: PlannedMail<PlannedNotice>,
): Promise<MessageRecipient> {
  const { recipient, kind, channel } = planned;
  const { email: address } = recipient;
  const { locale, heldBack } = decideMail(facts, planned);
  const refusalKind = address ? ((await em.findOne(RefusedAddress, { address }))?.kind ?? null) : null;
  const reason = address ? (heldBack ?? (refusalKind === 'HARD' ? 'ADDRESS_REFUSED' : null)) : 'NO_ADDRESS';
  const user = byBell(channel) && recipient.user ? await em.findOne(User, { id: recipient.user }) : null;
  return {
    name: recipient.name || null,
    address,
    locale,
    byMail: reason === null,
    byBell: user !== null && (await notificationVisibility(em, user))(facts.ticket, kind),
    reason,
    refusalKind,
  };
}

/** A user without an address is planned for their bell and left out of the mails. */
const isNot =
  (mails: readonly PlannedMail<PlannedNotice>[]) =>
  ({ person: { name, email } }: OmittedMail<PlannedNotice>) =>
    email !== null || mails.every(({ recipient }) => recipient.email !== null || recipient.name !== name);

const omittedRecipient = ({
  person: { name, email, locales, reason },
}: OmittedMail<PlannedNotice>): MessageRecipient => ({
  name,
  address: email,
  locale: locales[0] ?? DEFAULT_LOCALE,
  byMail: false,
  byBell: false,
  reason,
  refusalKind: null,
});
