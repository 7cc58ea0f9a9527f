import type { IncomingMessage, ServerResponse } from 'node:http';
import { escapeHtml } from '../../masterdata/mail-frame/escape-html.js';
import { buttonMail } from '../../masterdata/mail-frame/mail-frame.js';
import type { AccountStore } from './account-store.js';
import { readForm, sendPage } from './http.js';
import type { IdentityAccount } from './identity-account.js';
import { LINK_PATH } from './link-password.js';
import { cookieLocale, rememberLocale } from './locale-cookie.js';
import { forgottenPasswordPage } from './pages/forgotten-password-page.js';
import { backLink, messagePage } from './pages/message-page.js';
import type { PasswordLinks } from './password-links.js';
import { chooseLocale, type Translate, translator } from './texts.js';

/** Path of the page below the realm. */
export const FORGOTTEN_PATH = '/forgotten-password';

/** How long the link of the mail is good, in milliseconds. */
const LINK_MS = 3_600_000;
/** Mails that one account is sent at most within an hour. */
const MOST_AN_HOUR = 3;

/** A mail of the service, as text and in the frame of all mails. */
export interface IdentityMail {
  to: string;
  subject: string;
  text: string;
  html: string;
}

interface ForgottenParts {
  accounts: AccountStore;
  links: PasswordLinks;
  issuer: string;
  appUrl: string;
  send: (mail: IdentityMail) => Promise<unknown>;
  now: () => number;
}

/** Lets people who forgot their password choose another, by a mail to the address that their account has. */
export class ForgottenPassword {
  /** When accounts were sent a mail, in milliseconds since 1970. */
  readonly #sent = new Map<string, number[]>();

  constructor(private readonly parts: ForgottenParts) {}

  /** The answer is the same and comes as soon whether there is such an account or not. */
  async handle(req: IncomingMessage, res: ServerResponse): Promise<void> {
    const { appUrl } = this.parts;
    const query = new URL(req.url ?? '', appUrl).searchParams;
    const chosen = query.get('kc_locale');
    const locale = chooseLocale(chosen, cookieLocale(req), req.headers['accept-language']);
    const t = translator(locale);
    if (chosen) rememberLocale(res, locale);
    const name = req.method === 'POST' ? ((await readForm(req))?.get('name') ?? '').trim().toLowerCase() : '';
    if (!name) return sendPage(res, 200, forgottenPasswordPage(t, query, appUrl));
    const page = { title: t('forgotten.sentHeading'), text: t('forgotten.sent'), action: backLink(t, appUrl) };
    sendPage(res, 200, messagePage(t, page));
    const { accounts } = this.parts;
    const account = accounts.search('username', name) ?? accounts.search('email', name);
    if (account?.enabled && account.email && this.#may(account.id)) await this.#send(account, account.email);
  }

  #may(id: string): boolean {
    const { now } = this.parts;
    const recent = (this.#sent.get(id) ?? []).filter((at) => at > now() - 3_600_000);
    if (recent.length >= MOST_AN_HOUR) return false;
    this.#sent.set(id, [...recent, now()]);
    return true;
  }

  async #send({ id, username, locale }: IdentityAccount, to: string): Promise<void> {
    const { links, issuer, send, now } = this.parts;
    const token = await links.give(id, now() + LINK_MS);
    const url = `${issuer}${LINK_PATH}?${new URLSearchParams({ token })}`;
    await send({ to, ...forgottenMail(translator(locale), username, url) });
  }
}

/** The mail with the link; in the name of the product, since an account may belong to several tenants. */
const forgottenMail = (t: Translate, username: string, url: string): Omit<IdentityMail, 'to'> =>
  buttonMail({
    locale: t.locale,
    head: escapeHtml(t('product')),
    url,
    word: (key) => t(`forgotten.mail.${key}`, { username }),
    before: ['greeting', 'lead'],
    after: ['limits', 'unexpected'],
  });
