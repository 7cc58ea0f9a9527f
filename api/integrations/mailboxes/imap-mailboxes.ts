import { Inject, Injectable } from '@nestjs/common';
import type { ImapFlow, ImapFlowOptions } from 'imapflow';
import { allowsPrivateHosts, Env } from '../../platform/env.js';
import { assertPublicHost, isPlainAllowed, publicLookup } from '../../platform/http/private-address.js';
import { type MailboxAccess, Mailboxes, MailboxTrouble, type OpenMailbox } from '../../ports/mailboxes.js';
import { ImapFolder } from './imap-folder.js';
import { troubleOf } from './trouble.js';

const MEGABYTE = 1024 * 1024;
/** The time of opening a folder. */
const OPENING_MS = 30_000;
const CONNECT_MS = 10_000;
/** The time of a silent connection; an idle server is called more often. */
const SILENCE_MS = 150_000;
const IDLE_MS = 110_000;
/** Sizes of an answer at most; mails are fetched in pieces. */
const LIMITS = {
  maxLineLength: 2 * MEGABYTE,
  maxLiteralSize: 2 * MEGABYTE,
  maxResponseSize: 5 * MEGABYTE,
  maxResponseTokens: 50_000,
};

/** Opens folders by IMAP (RFC 3501), with limits of time and memory. */
@Injectable()
export class ImapMailboxes extends Mailboxes {
  constructor(@Inject(Env) private readonly env: Env) {
    super();
  }

  async open(access: MailboxAccess): Promise<OpenMailbox> {
    let client: ImapFlow | undefined;
    let limit: NodeJS.Timeout | undefined;
    try {
      const options = this.#optionsFor(access);
      // The library takes some megabytes, so that only processes with mailboxes load it.
      const { ImapFlow } = await import('imapflow');
      const opened = new ImapFlow(options);
      client = opened;
      // The pending command throws the error.
      opened.on('error', () => undefined);
      const tooLate = new Promise<never>((_resolve, reject) => {
        limit = setTimeout(() => reject(new MailboxTrouble('SERVER_SILENT')), OPENING_MS);
      });
      return await Promise.race([this.#entered(opened, access.folder), tooLate]);
    } catch (error) {
      client?.close();
      throw troubleOf(error);
    } finally {
      clearTimeout(limit);
    }
  }

  async #entered(client: ImapFlow, folder: string): Promise<OpenMailbox> {
    await client.connect();
    const selected = await client.mailboxOpen(folder).catch((error) => {
      // After the sign-in a refusal always concerns the folder.
      throw error.responseStatus === 'NO' ? new MailboxTrouble('FOLDER_MISSING', error) : error;
    });
    return new ImapFolder(client, selected);
  }

  #optionsFor({ host, port, security, user, password, accessToken }: MailboxAccess): ImapFlowOptions {
    const isGuarded = !allowsPrivateHosts(this.env);
    if (security === 'PLAIN' && !isPlainAllowed(host, this.env)) throw new MailboxTrouble('PLAIN_REFUSED');
    if (isGuarded) assertPublicHost(host);
    return {
      host,
      port,
      secure: security === 'TLS',
      doSTARTTLS: security === 'STARTTLS',
      auth: accessToken ? { user, accessToken } : { user, pass: password ?? '' },
      tls: { minVersion: 'TLSv1.2', ...(isGuarded && { lookup: publicLookup }) } as ImapFlowOptions['tls'],
      clientInfo: { name: 'Volta Service Desk' },
      logger: false,
      disableAutoIdle: true,
      // Compressed answers could expand without a limit.
      disableCompression: true,
      connectionTimeout: CONNECT_MS,
      greetingTimeout: CONNECT_MS,
      socketTimeout: SILENCE_MS,
      maxIdleTime: IDLE_MS,
      missingIdleCommand: 'NOOP',
      ...LIMITS,
    };
  }
}
