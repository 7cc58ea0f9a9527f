import type { IncomingMessage, ServerResponse } from 'node:http';
import type Provider from 'oidc-provider';
import type { Interaction } from 'oidc-provider';
import { DEMO_PASSWORD } from '../accounts.js';
import type { AccountStore } from './account-store.js';
import { tenantOf } from './clients.js';
import { readForm, sendPage } from './http.js';
import type { IdentityAccount } from './identity-account.js';
import type { KnownBrowsers } from './known-browsers.js';
import { chosenTexts } from './locale-cookie.js';
import { firstPasswordPage } from './pages/first-password-page.js';
import { backLink, messagePage } from './pages/message-page.js';
import { type SignInView, signInPage } from './pages/sign-in-page.js';
import { newPasswordProblem, type Translate } from './texts.js';

/** Milliseconds in which a user chooses their password after the temporary one. */
const CHOOSING_MS = 10 * 60_000;

type Outcome = { account: IdentityAccount; mustChange: boolean } | SignInView;

/** The pages on which people sign in; a temporary password leads to a second one on which they choose their own. */
export class SignIn {
  /** Accounts signed in to by a temporary password, by authorisation. */
  readonly #choosing = new Map<string, { account: IdentityAccount; until: number }>();

  constructor(
    private readonly accounts: AccountStore,
    private readonly browsers: KnownBrowsers,
    private readonly appUrl: string,
  ) {}

  /** Sends the page of a started authorisation, or handles its form. */
  async handle(req: IncomingMessage, res: ServerResponse, provider: Provider): Promise<void> {
    const form = req.method === 'POST' ? await readForm(req) : undefined;
    const chosen = form?.get('kc_locale') ?? new URL(req.url ?? '', this.appUrl).searchParams.get('kc_locale');
    const interaction = await provider.interactionDetails(req, res).catch(() => undefined);
    const t = chosenTexts(req, res, chosen, interaction?.params.ui_locales, interaction?.params.kc_locale);
    if (!interaction) {
      const page = { title: t('expired.heading'), text: t('expired.text'), action: backLink(t, this.appUrl) };
      return sendPage(res, 400, messagePage(t, page));
    }
    if (interaction.prompt.name !== 'login') {
      return provider.interactionFinished(req, res, { [interaction.prompt.name]: {} });
    }
    const choosing = form?.has('new') ? this.#choosingAccount(interaction.uid) : undefined;
    if (choosing && form) {
      const problem = await this.#choose(t, form, choosing);
      if (problem) return sendPage(res, 400, firstPasswordPage(t, problem));
      this.#choosing.delete(interaction.uid);
      return provider.interactionFinished(req, res, { login: { accountId: choosing.id } });
    }
    const browserFor = (username: string) => this.browsers.nameFor(req, username);
    const outcome = form && (await attempt(t, form, this.accounts, browserFor));
    if (!outcome || !('account' in outcome)) {
      return sendPage(res, outcome ? 401 : 200, signInPage(t, { ...opening(t, interaction), ...outcome }));
    }
    this.browsers.remember(req, res, outcome.account.username);
    if (!outcome.mustChange) {
      return provider.interactionFinished(req, res, { login: { accountId: outcome.account.id } });
    }
    if (this.#choosing.size > 1000) this.#choosing.clear();
    this.#choosing.set(interaction.uid, { account: outcome.account, until: Date.now() + CHOOSING_MS });
    sendPage(res, 200, firstPasswordPage(t));
  }

  #choosingAccount(uid: string): IdentityAccount | undefined {
    const choosing = this.#choosing.get(uid);
    return choosing && choosing.until > Date.now() ? this.accounts.byId(choosing.account.id) : undefined;
  }

  /** Changes the password. @returns a problem as a text, if any */
  async #choose(t: Translate, form: URLSearchParams, account: IdentityAccount): Promise<string | undefined> {
    const fresh = form.get('new') ?? '';
    const problem = newPasswordProblem(t, form);
    if (problem) return problem;
    if (await this.accounts.matches(account, fresh)) return t('first.same');
    await this.accounts.changePassword(account, fresh);
    return undefined;
  }
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
  browserFor: (username: string) => string | undefined,
): Promise<Outcome> {
  const clicked = form.get('account');
  const username = clicked ?? form.get('username') ?? '';
  const password = clicked === null ? (form.get('password') ?? '') : DEMO_PASSWORD;
  if (!username || !password) return { username, problem: t('signIn.missing'), invalid: ['username', 'password'] };
  const result = await accounts.signIn(username, password, browserFor(username));
  if (result === 'wrong' && clicked !== null) return { username, problem: t('demo.changed'), invalid: ['password'] };
  if (result === 'wrong') return { username, problem: t('signIn.wrong'), invalid: ['username', 'password'] };
  if ('wait' in result) return { username, problem: t('signIn.wait', { seconds: result.wait }) };
  return result;
}
