import { Global, Module } from '@nestjs/common';
import { Mailboxes, TokenSource } from '../../ports/mailboxes.js';
import { ImapMailboxes } from './imap-mailboxes.js';
import { OAuthTokens } from './oauth-tokens.js';

/** Reads mailboxes by IMAP, with passwords or tokens. */
@Global()
@Module({
  providers: [
    { provide: Mailboxes, useClass: ImapMailboxes },
    { provide: TokenSource, useClass: OAuthTokens },
  ],
  exports: [Mailboxes, TokenSource],
})
export class MailboxesModule {}
