import type { IncomingMessage, ServerResponse } from 'node:http';
import type { AccountStore } from './account-store.js';
import { readForm, sendPage } from './http.js';
import { cookieLocale, rememberLocale } from './locale-cookie.js';
import { linkPasswordPage } from './pages/link-password-page.js';
import { backLink, messagePage } from './pages/message-page.js';
import type { PasswordLinks } from './password-links.js';
import { chooseLocale, newPasswordProblem, translator } from './texts.js';

/** Path of the page below the realm. */
export const LINK_PATH = '/new-password';

interface LinkParts {
  accounts: AccountStore;
  links: PasswordLinks;
  appUrl: string;
  endSessions: (id: string) => void;
}

/**
 * The page behind the link of a mail. Looking at it uses nothing up, since mail programs look at links as well; a
 * password that is set does. What is wrong with a link is told to nobody.
 */
export async function handleLinkPassword(req: IncomingMessage, res: ServerResponse, parts: LinkParts): Promise<void> {
  const { accounts, links, appUrl, endSessions } = parts;
  const query = new URL(req.url ?? '', appUrl).searchParams;
  const form = req.method === 'POST' ? ((await readForm(req)) ?? new URLSearchParams()) : undefined;
  const account = accounts.byId(links.holder(query.get('token') ?? ''));
  const chosen = query.get('kc_locale');
  const locale = chooseLocale(chosen, account?.locale, cookieLocale(req), req.headers['accept-language']);
  const t = translator(locale);
  if (chosen) rememberLocale(res, locale);
  if (!account) {
    const page = { title: t('link.voidHeading'), text: t('link.void'), action: backLink(t, appUrl) };
    return sendPage(res, 410, messagePage(t, page));
  }
  const problem = form && newPasswordProblem(t, form);
  if (!form || problem) {
    const page = linkPasswordPage(t, { query, username: account.username, problem });
    return sendPage(res, problem ? 400 : 200, page);
  }
  await links.revoke(account.id);
  await accounts.changePassword(account, form.get('new') ?? '');
  endSessions(account.id);
  const [tenant] = Object.keys(account.tenants);
  const action = backLink(t, tenant ? `${appUrl}?tenant=${encodeURIComponent(tenant)}` : appUrl);
  sendPage(res, 200, messagePage(t, { title: t('link.doneHeading'), text: t('link.done'), action }));
}
