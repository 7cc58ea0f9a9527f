import type { IncomingMessage, ServerResponse } from 'node:http';
import type { AccountStore } from './account-store.js';
import { readForm, sendPage } from './http.js';
import { chosenTexts } from './locale-cookie.js';
import { linkPasswordPage } from './pages/link-password-page.js';
import { backLink, messagePage } from './pages/message-page.js';
import type { PasswordLinks } from './password-links.js';
import { newPasswordProblem } from './texts.js';

/** Path of the page below the realm. */
export const LINK_PATH = '/new-password';

interface LinkParts {
  accounts: AccountStore;
  links: PasswordLinks;
  appUrl: string;
  endSessions: (id: string) => void;
}

/**
 * The page behind the link of a mail. A request does not use the link up, since mail programs open links as well; a new
 * password does. The page does not reveal why a link is void.
 */
export async function handleLinkPassword(req: IncomingMessage, res: ServerResponse, parts: LinkParts): Promise<void> {
  const { accounts, links, appUrl, endSessions } = parts;
  const query = new URL(req.url ?? '', appUrl).searchParams;
  const form = req.method === 'POST' ? ((await readForm(req)) ?? new URLSearchParams()) : undefined;
  const account = accounts.byId(links.accountOf(query.get('token') ?? ''));
  const t = chosenTexts(req, res, query.get('kc_locale'), account?.locale);
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
