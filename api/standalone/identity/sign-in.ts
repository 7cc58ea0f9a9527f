import type { IncomingMessage, ServerResponse } from 'node:http';
import type Provider from 'oidc-provider';
import type { Interaction } from 'oidc-provider';
import { DEMO_PASSWORD, type DemoAccount } from '../accounts.js';
import type { AccountStore } from './account-store.js';
import { tenantOf } from './clients.js';
import { readForm, sendPage } from './http.js';
import { cookieLocale, rememberLocale } from './locale-cookie.js';
import { backLink, messagePage } from './pages/message-page.js';
import { type SignInView, signInPage } from './pages/sign-in-page.js';
import { chooseLocale, type Translate, translator } from './texts.js';

interface SignInParts {
  provider: Provider;
  accounts: AccountStore;
  appUrl: string;
}

/** Shows the sign-in page of a started authorisation, or takes what was filled in. */
export async function handleSignIn(req: IncomingMessage, res: ServerResponse, parts: SignInParts): Promise<void> {
  const { provider, accounts, appUrl } = parts;
  const form = req.method === 'POST' ? await readForm(req) : undefined;
  const chosen = form?.get('kc_locale') ?? new URL(req.url ?? '', appUrl).searchParams.get('kc_locale');
  const interaction = await provider.interactionDetails(req, res).catch(() => undefined);
  const wishes = [interaction?.params.ui_locales, interaction?.params.kc_locale];
  const locale = chooseLocale(chosen, ...wishes, cookieLocale(req), req.headers['accept-language']);
  const t = translator(locale);
  if (chosen) rememberLocale(res, locale);
  if (!interaction) {
    const page = { title: t('expired.heading'), text: t('expired.text'), action: backLink(t, appUrl) };
    sendPage(res, 400, messagePage(t, page));
    return;
  }
  if (interaction.prompt.name !== 'login') {
    await provider.interactionFinished(req, res, { [interaction.prompt.name]: {} });
    return;
  }
  const outcome = form && (await attempt(t, form, accounts));
  if (outcome && 'account' in outcome) {
    await provider.interactionFinished(req, res, { login: { accountId: outcome.account.id } });
    return;
  }
  sendPage(res, outcome ? 401 : 200, signInPage(t, { ...opening(t, interaction), ...outcome }));
}

function opening(t: Translate, { params }: Interaction): SignInView {
  return {
    tenant: tenantOf(params.client_id ?? ''),
    username: params.login_hint,
    notice: params.kc_idp_hint && t('signIn.identityProvider', { name: params.kc_idp_hint }),
  };
}

async function attempt(
  t: Translate,
  form: URLSearchParams,
  accounts: AccountStore,
): Promise<{ account: DemoAccount } | SignInView> {
  const clicked = form.get('account');
  const username = clicked ?? form.get('username') ?? '';
  const password = clicked === null ? (form.get('password') ?? '') : DEMO_PASSWORD;
  if (!username || !password) return { username, problem: t('signIn.missing'), invalid: ['username', 'password'] };
  const result = await accounts.signIn(username, password);
  if (result === 'wrong' && clicked !== null) return { username, problem: t('demo.changed'), invalid: ['password'] };
  if (result === 'wrong') return { username, problem: t('signIn.wrong'), invalid: ['username', 'password'] };
  if ('wait' in result) return { username, problem: t('signIn.wait', { seconds: result.wait }) };
  return result;
}
