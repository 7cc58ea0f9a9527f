import type { IncomingMessage, ServerResponse } from 'node:http';
import { escapeHtml } from '../../masterdata/mail-frame/escape-html.js';
import { buttonMail } from '../../masterdata/mail-frame/mail-frame.js';
import type { AccountStore } from './account-store.js';
import { readForm, sendPage } from './http.js';
import type { IdentityAccount } from './identity-account.js';
import { LINK_PATH } from './link-password.js';
import { chosenTexts } from './locale-cookie.js';
import { forgottenPasswordPage } from './pages/forgotten-password-page.js';
import { backLink, messagePage } from './pages/message-page.js';
import type { PasswordLinks } from './password-links.js';
import { type Translate, translator } from './texts.js';

/** Path of the page below the realm. */
export const FORGOTTEN_PATH = '/forgotten-password';

/** Milliseconds until the link of the mail expires. */
const LINK_MS = 3_600_000;
/** Most mails to one account within an hour. */
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

/** Sends people who forgot their password a link to choose another, to the mail address of their account. */
export class ForgottenPassword {
  /** Times of the mails to each account, in milliseconds since 1970. */
  readonly #sent = new Map<string, number[]>();

  constructor(private readonly parts: ForgottenParts) {}

  /** The answer has the same text and the same speed for known and unknown accounts. */
  async handle(req: IncomingMessage, res: ServerResponse): Promise<void> {
    const { appUrl } = this.parts;
    const query = new URL(req.url ?? '', appUrl).searchParams;
    const t = chosenTexts(req, res, query.get('kc_locale'));
    const name = req.method === 'POST' ? ((await readForm(req))?.get('name') ?? '').trim().toLowerCase() : '';
    if (!name) return sendPage(res, 200, forgottenPasswordPage(t, query, appUrl));
    const page = { title: t('forgotten.sentHeading'), text: t('forgotten.sent'), action: backLink(t, appUrl) };
    sendPage(res, 200, messagePage(t, page));
    const { accounts } = this.parts;
    const account = accounts.search('username', name) ?? accounts.search('email', name);
    if (account?.enabled && account.email && this.#takeMail(account.id)) await this.#send(account, account.email);
  }

  /** Counts a mail to the account. @returns whether it is within the limit */
  #takeMail(id: string): boolean {
    const { now } = this.parts;
    const recent = (this.#sent.get(id) ?? []).filter((time) => time > now() - 3_600_000);
    if (recent.length >= MOST_AN_HOUR) return false;
    this.#sent.set(id, [...recent, now()]);
    return true;
  }

  async #send({ id, username, locale }: IdentityAccount, to: string): Promise<void> {
    const { links, issuer, send, now } = this.parts;
    const token = await links.create(id, now() + LINK_MS);
    const url = `${issuer}${LINK_PATH}?${new URLSearchParams({ token })}`;
    await send({ to, ...forgottenMail(translator(locale), username, url) });
  }
}

/** The mail with the link, in the name of the product, since an account may belong to several tenants. */
const forgottenMail = (t: Translate, username: string, url: string): Omit<IdentityMail, 'to'> =>
  buttonMail({
    locale: t.locale,
    head: escapeHtml(t('product')),
    url,
    word: (key) => t(`forgotten.mail.${key}`, { username }),
    before: ['greeting', 'lead'],
    after: ['limits', 'unexpected'],
  });
