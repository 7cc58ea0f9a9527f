import type { IncomingMessage, ServerResponse } from 'node:http';
import type { AccountStore } from './account-store.js';
import { isOwnAddress } from './clients.js';
import { readForm, sendPage } from './http.js';
import { chosenTexts } from './locale-cookie.js';
import { accountPage } from './pages/account-page.js';
import { newPasswordProblem, type Translate } from './texts.js';

interface AccountParts {
  accounts: AccountStore;
  appUrls: readonly string[];
}

/** The account page, on which users change their password by the present one; parameters as Keycloak's. */
export async function handleAccount(req: IncomingMessage, res: ServerResponse, parts: AccountParts): Promise<void> {
  const { accounts, appUrls } = parts;
  const query = new URL(req.url ?? '', appUrls[0]).searchParams;
  const t = chosenTexts(req, res, query.get('kc_locale'), query.get('ui_locales') ?? undefined);
  const referrer = query.get('referrer_uri') ?? '';
  const backTo = isOwnAddress(referrer, appUrls) ? referrer : appUrls[0]!;
  const form = req.method === 'POST' ? ((await readForm(req)) ?? new URLSearchParams()) : undefined;
  const username = form?.get('username') ?? query.get('login_hint') ?? undefined;
  const problem = form && (await change(t, form, accounts));
  const done = form !== undefined && problem === undefined;
  sendPage(res, problem ? 400 : 200, accountPage(t, { query, username, backTo, problem, done }));
}

/** Changes the password. @returns a problem as a text, if any */
async function change(t: Translate, form: URLSearchParams, accounts: AccountStore): Promise<string | undefined> {
  const [username, current, fresh] = ['username', 'current', 'new'].map((name) => form.get(name) ?? '');
  const problem = newPasswordProblem(t, form);
  if (problem) return problem;
  const result = await accounts.signIn(username!, current!);
  if (result === 'wrong') return t('account.wrong');
  if ('wait' in result) return t('signIn.wait', { seconds: result.wait });
  await accounts.changePassword(result.account, fresh!);
  return undefined;
}
