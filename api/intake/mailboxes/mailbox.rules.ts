import { Inject, Injectable } from '@nestjs/common';
import { Env } from '../../platform/env.js';
import { isPlainAllowed } from '../../platform/http/private-address.js';
import { type FieldError, invalid } from '../../platform/http/problem.js';
import type { Changes, ResourceRules } from '../../platform/rest/rules.js';
import type { Mailbox } from '../record/mailbox.entity.js';

/** Fields that lead to other mails, so that the cursor no longer applies. */
const ELSEWHERE = ['host', 'user', 'folder'];

/** Validates mailboxes, and resets their state after a change. */
@Injectable()
export class MailboxRules implements ResourceRules<Mailbox> {
  constructor(@Inject(Env) private readonly env: Env) {}

  beforeCreate(mailbox: Mailbox): void {
    this.#judge(mailbox);
    mailbox.state = mailbox.active ? 'WAITING' : 'OFF';
  }

  beforeUpdate(mailbox: Mailbox, { names }: Changes): void {
    this.#judge(mailbox);
    if (ELSEWHERE.some((name) => names.has(name))) mailbox.cursor = null;
    Object.assign(mailbox, { state: mailbox.active ? 'WAITING' : 'OFF', problem: null, failures: 0, retryAt: null });
  }

  #judge(mailbox: Mailbox): void {
    const errors: FieldError[] = [];
    const hasGrant = mailbox.clientSecret !== null || mailbox.refreshToken !== null;
    if (mailbox.signIn === 'OAUTH2' && !hasGrant) errors.push({ pointer: '/clientSecret', code: 'REQUIRED' });
    const refuse = (name: string) => errors.push({ pointer: `/${name}`, code: 'PLAIN_ONLY_LOCAL' });
    if (mailbox.security === 'PLAIN' && !isPlainAllowed(mailbox.host, this.env)) refuse('security');
    const endpoint = mailbox.signIn === 'OAUTH2' ? mailbox.tokenEndpoint : null;
    if (endpoint && !URL.canParse(endpoint)) errors.push({ pointer: '/tokenEndpoint', code: 'FORMAT_INVALID' });
    else if (endpoint?.startsWith('http:') && !isPlainAllowed(new URL(endpoint).hostname, this.env))
      refuse('tokenEndpoint');
    if (mailbox.afterReading === 'MOVED' && mailbox.moveTo === mailbox.folder)
      errors.push({ pointer: '/moveTo', code: 'INVALID_VALUE' });
    if (errors.length > 0) throw invalid(errors);
  }
}
