import { buffer } from 'node:stream/consumers';
import type { EntityManager } from '@mikro-orm/postgresql';
import { Inject, Injectable } from '@nestjs/common';
import { decodeWords } from 'postal-mime';
import { fileKeyOf } from '../../files/file-key.js';
import { notFound, Problem } from '../../platform/http/problem.js';
import type { Statement } from '../../platform/read/statement.js';
import { serviceOf } from '../../platform/rest/resource-controller.js';
import type { ResourceService } from '../../platform/rest/resource-service.js';
import { currentTenant, currentUser, recordKey } from '../../platform/tenancy/session.js';
import { UnitOfWork } from '../../platform/tenancy/unit-of-work.js';
import { FileStore } from '../../ports/files.js';
import { Ticket } from '../../tickets/record/ticket.entity.js';
import { TicketPartsSource } from '../../tickets/record/ticket-parts.js';
import { Role } from '../../vocabulary/role.js';
import { cleanLine } from '../reading/clean-text.js';
import type { ReadMessage } from '../reading/read-message.js';
import { readMessageInProcess } from '../reading/read-message-in-process.js';
import { Unreadable } from '../reading/unreadable.js';
import { IntakeMessage } from '../record/intake-message.entity.js';
import type { KeptMail, MailOriginal } from './mail-original.shape.js';

/** The shown headers: people and subject, and the marks of automatic mails. */
const SHOWN_HEADERS = [
  ...['from', 'sender', 'reply-to', 'to', 'cc', 'date', 'subject', 'message-id', 'in-reply-to', 'return-path'],
  ...['auto-submitted', 'precedence', 'list-id', 'authentication-results', 'content-type'],
];
const LONGEST_VALUE = 1_000;
/** Mails that one process parses for screens at the same time. */
const MOST_AT_ONCE = 4;

/** Shows the originals of incoming mails: to agents those of a ticket, to administrators the outcome of each. */
@Injectable()
export class MailOriginals {
  #reading = 0;

  constructor(
    private readonly work: UnitOfWork,
    private readonly files: FileStore,
    @Inject(serviceOf(Ticket)) private readonly tickets: ResourceService<Ticket>,
    @Inject(serviceOf(IntakeMessage)) private readonly messages: ResourceService<IntakeMessage>,
    parts: TicketPartsSource,
  ) {
    parts.registerCount('mails', countSql);
  }

  /** The mails that became entries of the ticket, the oldest first. */
  listOf(ticket: string): Promise<KeptMail[]> {
    return this.work.read(async (em) => {
      await this.tickets.load(em, ticket);
      const rows = await em.find(
        IntakeMessage,
        { ticket: { id: ticket } },
        { orderBy: { createdAt: 'asc' }, limit: 500 },
      );
      return rows.map(({ id, activity, receivedAt, hasOriginal }) => ({
        id,
        activity,
        receivedAt: receivedAt.toISOString(),
        hasOriginal,
      }));
    });
  }

  /** A mail of a ticket that the user sees. */
  ofTicket(ticket: string, id: string): Promise<MailOriginal> {
    return this.#show(async (em) => {
      await this.tickets.load(em, ticket);
      return em.findOne(IntakeMessage, { ...recordKey(id), ticket: { id: ticket } });
    });
  }

  /** A mail within the user's reach; only agents read the content of a filed mail. */
  ofMessage(id: string): Promise<MailOriginal> {
    return this.#show((em) => this.messages.load(em, id));
  }

  async #show(find: (em: EntityManager) => Promise<IntakeMessage | null>): Promise<MailOriginal> {
    const row = await this.work.read(find);
    if (!row) throw notFound();
    if (!row.hasOriginal) throw new Problem(410, 'ORIGINAL_REMOVED');
    const { id, receivedAt, state, reason } = row;
    const envelope = { id, receivedAt: receivedAt.toISOString(), state, reason, unreadable: null };
    const message = await this.#read(row);
    if (message instanceof Unreadable) {
      return { ...envelope, headers: [], text: null, html: null, parts: [], unreadable: message.code };
    }
    const mayRead = state !== 'FILED' || currentUser().roles.includes(Role.Agent);
    return { ...envelope, ...shown(message), ...(!mayRead && { text: null, html: null }) };
  }

  async #read(row: IntakeMessage): Promise<ReadMessage | Unreadable> {
    if (this.#reading >= MOST_AT_ONCE) throw new Problem(503, 'UNAVAILABLE');
    this.#reading += 1;
    try {
      const raw = await buffer(await this.files.read(fileKeyOf(row)));
      return await readMessageInProcess(raw, { withHtml: true, waitMs: 10_000 });
    } catch (error) {
      if (error instanceof Unreadable) return error;
      throw error;
    } finally {
      this.#reading -= 1;
    }
  }
}

const shown = ({ headers, text, html, parts }: ReadMessage) => ({
  headers: headers
    .filter(([name]) => SHOWN_HEADERS.includes(name))
    .map(([name, value]) => ({ name, value: cleanLine(decodeWords(value.slice(0, LONGEST_VALUE)), LONGEST_VALUE) })),
  text,
  html: html ?? null,
  parts: parts.map(({ name, type, content }) => ({ name, type, size: content.length })),
});

/** Counts the mails of a ticket that the user may read. */
function countSql(ticket: string, into: Statement): string {
  if (!currentUser().roles.includes(Role.Agent)) return '0';
  const own = `tenant = ${into.bind(currentTenant())} and ticket_id = ${into.bind(ticket)}`;
  return `(select count(*)::int from intake_message where ${own})`;
}
