import { Role } from '../../../vocabulary/role.js';
import { DEMO_ACCOUNTS, DEMO_PASSWORD, type DemoAccount } from '../../accounts.js';
import { REALM_PATH } from '../provider.js';
import type { Translate } from '../texts.js';
import { type Html, html } from './html.js';
import { layout } from './layout.js';

/** Content of the page; `tenant` filters the demo accounts, `problem` is a text for the person. */
export interface SignInView {
  tenant?: string;
  username?: string;
  problem?: string;
  /** Names of the fields with the problem. */
  invalid?: ('username' | 'password')[];
  notice?: string;
}

type Group = 'customer' | 'agent' | 'manager' | 'executor' | 'admin' | 'none';
const GROUPS: Group[] = ['customer', 'agent', 'manager', 'executor', 'admin', 'none'];

function groupOf({ realmRoles, tenants }: DemoAccount): Group {
  if (realmRoles.includes(Role.Admin)) return 'admin';
  if (realmRoles.includes(Role.Executor)) return 'executor';
  if (realmRoles.includes(Role.Customer)) return 'customer';
  if (realmRoles.length === 0) return 'none';
  return Object.values(tenants).some((roles) => roles.length > 0) ? 'manager' : 'agent';
}

function remark(t: Translate, account: DemoAccount): string | undefined {
  const { customer, executionCompany } = account;
  if (customer) return t(account.seesAllIssues ? 'demo.customerAll' : 'demo.customer', { customer });
  if (Object.keys(account.tenants).length > 1) return t('demo.allTenants');
  return executionCompany;
}

function demoButton(t: Translate, account: DemoAccount): Html {
  const { username, firstname, lastname } = account;
  const detail = remark(t, account);
  return html`<li><button class="person" name="account" value="${username}" formnovalidate>
<span class="initials" aria-hidden="true">${firstname[0]}${lastname[0]}</span>
<span class="who"><span class="name">${firstname} ${lastname}</span>
<span class="detail">${username}${detail && ` · ${detail}`}</span></span>
</button></li>`;
}

function demoAccounts(t: Translate, tenant: string | undefined): Html {
  const offered = DEMO_ACCOUNTS.filter(
    ({ tenants }) => !tenant || tenant in tenants || Object.keys(tenants).length === 0,
  );
  const groups = GROUPS.map((group) => ({ group, members: offered.filter((account) => groupOf(account) === group) }));
  return html`<section class="card demo" aria-labelledby="demo">
<h2 id="demo">${t('demo.heading')}</h2>
<p>${t('demo.lead', { password: DEMO_PASSWORD })}</p>
<form method="post" class="groups">
<input type="hidden" name="kc_locale" value="${t.locale}">
${groups
  .filter(({ members }) => members.length > 0)
  .map(
    ({ group, members }) => html`<div class="group"><h3 id="group-${group}">${t(`demo.groups.${group}`)}</h3>
<ul aria-labelledby="group-${group}">${members.map((account) => demoButton(t, account))}</ul></div>`,
  )}
</form>
</section>`;
}

/** The sign-in page: a form, and the demo accounts of the tenant to click. */
export function signInPage(t: Translate, view: SignInView): string {
  const wrong = (field: 'username' | 'password') =>
    view.invalid?.includes(field) && html` aria-invalid="true" aria-describedby="problem"`;
  const focus = (field: 'username' | 'password') =>
    (field === 'password') === Boolean(view.username) && html` autofocus`;
  const title = view.tenant ? t('signIn.headingTenant', { tenant: capitalised(view.tenant) }) : t('signIn.heading');
  return layout(t, {
    title,
    query: new URLSearchParams(),
    body: html`<main class="columns">
<section class="card" aria-labelledby="title">
<h1 id="title">${title}</h1>
${view.notice && html`<p class="notice">${view.notice}</p>`}
${view.problem && html`<p class="problem" id="problem" role="alert">${view.problem}</p>`}
<form method="post" class="fields">
<input type="hidden" name="kc_locale" value="${t.locale}">
<label>${t('signIn.username')}
<input name="username" value="${view.username ?? ''}" autocomplete="username" autocapitalize="none" spellcheck="false" required${focus(
      'username',
    )}${wrong('username')}></label>
<label>${t('signIn.password')}
<input name="password" type="password" autocomplete="current-password" required${focus('password')}${wrong(
      'password',
    )}></label>
<button class="button">${t('signIn.submit')}</button>
</form>
<p class="help"><a href="${REALM_PATH}/forgotten-password?kc_locale=${t.locale}">${t('signIn.forgotten')}</a></p>
</section>
${demoAccounts(t, view.tenant)}
</main>`,
  });
}

function capitalised(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}
