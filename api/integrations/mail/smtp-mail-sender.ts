import { Inject, Injectable, type OnApplicationShutdown } from '@nestjs/common';
import type { Transporter } from 'nodemailer';
import { Env } from '../../platform/env.js';
import { Metrics } from '../../platform/metrics/metrics.js';
import { currentSession } from '../../platform/tenancy/session.js';
import { TenantTurns } from '../../platform/tenant-turns.js';
import { isAddressRefusal, MailRefused, MailSender, type OutgoingMail, OWN_MAIL_HEADER } from '../../ports/mail.js';
import { isOneAddress } from './one-address.js';

const CONNECT_MS = 10_000;
/** Connections to the mail server, and the connections for the mails of one tenant at the same time. */
const CONNECTIONS = { places: 5, share: 3 };
/** File name of an attached calendar. */
const CALENDAR_NAME = 'appointment.ics';
const SILENCE_MS = 30_000;

/** Sends mails by SMTP (`SMTP_URL`) in the name of `MAIL_FROM`, with pooled connections. */
@Injectable()
export class SmtpMailSender extends MailSender implements OnApplicationShutdown {
  #transport?: Promise<Transporter>;
  readonly #turns = new TenantTurns(CONNECTIONS);
  readonly #from: string;
  readonly #domain: string;

  constructor(
    @Inject(Env) private readonly env: Env,
    private readonly metrics: Metrics,
  ) {
    super();
    this.#from = env.MAIL_FROM;
    this.#domain = env.MAIL_FROM.slice(env.MAIL_FROM.lastIndexOf('@') + 1);
  }

  async send(mail: OutgoingMail): Promise<string> {
    const { id, thread, to, replyTo, fromName, subject, text, html, calendar, pictures = [] } = mail;
    if (!isOneAddress(to)) throw new MailRefused('There is not exactly one address to send to', 'ADDRESS');
    const messageId = `<${id}@${this.#domain}>`;
    const root = `<${thread}@${this.#domain}>`;
    try {
      const transport = await this.#opened();
      const letter = {
        messageId,
        references: [root],
        inReplyTo: root,
        from: { name: literal(fromName), address: this.#from },
        // The library does not parse an address in an object as a list.
        to: { name: '', address: to },
        ...(replyTo && { replyTo: { name: literal(fromName), address: replyTo } }),
        subject,
        text,
        html,
        ...(calendar && { icalEvent: { ...calendar, filename: CALENDAR_NAME } }),
        attachments: pictures.map(({ name: filename, ...picture }) => ({
          ...picture,
          filename,
          contentDisposition: 'inline' as const,
        })),
        headers: { 'Auto-Submitted': 'auto-generated', 'X-Auto-Response-Suppress': 'All', [OWN_MAIL_HEADER]: 'mail' },
      };
      await this.#turns.run(currentSession().tenant ?? '', () => transport.sendMail(letter));
      this.metrics.mails.inc({ result: 'sent' });
      return messageId;
    } catch (error) {
      const refusal = refusalOf(error as SmtpError);
      this.metrics.mails.inc({ result: refusal ? 'refused' : 'failed' });
      throw refusal ?? error;
    }
  }

  async verify(): Promise<void> {
    await (await this.#opened()).verify();
  }

  async onApplicationShutdown(): Promise<void> {
    (await this.#transport)?.close();
  }

  /** The connections to the mail server; only processes that send load the library of twelve megabytes. */
  #opened(): Promise<Transporter> {
    this.#transport ??= this.#open();
    return this.#transport;
  }

  async #open(): Promise<Transporter> {
    const { createTransport } = await import('nodemailer');
    const limits = { connectionTimeout: CONNECT_MS, greetingTimeout: CONNECT_MS, socketTimeout: SILENCE_MS };
    const { hostname, port, protocol, username, password } = new URL(this.env.SMTP_URL);
    return createTransport({
      pool: true,
      maxConnections: CONNECTIONS.places,
      host: hostname,
      port: Number(port) || (protocol === 'smtps:' ? 465 : 25),
      secure: protocol === 'smtps:',
      ...(username && { auth: { user: decodeURIComponent(username), pass: decodeURIComponent(password) } }),
      disableFileAccess: true,
      disableUrlAccess: true,
      ...limits,
    });
  }
}

/**
 * A literal name: mail programs decode an apparent encoded word (RFC 2047) even within quotes, so that a name could hide
 * other text.
 */
const literal = (name: string) => name.replaceAll('=?', '= ?');

/** The error of nodemailer for a refusal. */
interface SmtpError {
  readonly responseCode?: number;
  readonly response?: string;
  readonly command?: string;
  readonly message: string;
}

/** Codes for an unknown mailbox in an answer without an enhanced status code (RFC 3463). */
const NO_MAILBOX: readonly number[] = [550, 551, 553];

/** The refusal of an answer; undefined for a temporary error. The answer to RCPT concerns the address. */
function refusalOf({ responseCode = 0, response = '', command, message }: SmtpError): MailRefused | undefined {
  if (responseCode < 500) return undefined;
  const status = /^\d{3}[ -](5\.\d{1,3}\.\d{1,3})\b/.exec(response)?.[1];
  const isOfAddress = command === 'RCPT TO' && (status ? isAddressRefusal(status) : NO_MAILBOX.includes(responseCode));
  // The answer of the server alone, without the message of the library.
  return new MailRefused(response || message, isOfAddress ? 'ADDRESS' : 'MAIL');
}
