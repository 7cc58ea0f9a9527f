import type { INestApplicationContext } from '@nestjs/common';
import express, { type Request } from 'express';
import { version } from '../platform/contract/version.js';
import { DatabaseGate } from '../platform/database/database-gate.js';
import { html, type Markup } from '../platform/http/html.js';
import { translate } from '../platform/http/texts.js';
import type { OperatorPage } from '../platform/support/metrics-server.js';
import { Readiness } from '../platform/support/readiness.js';
import { requestedLocale } from '../platform/tenancy/preferred-locale.js';
import { ZONE } from '../platform/vocabulary/zone.js';
import { DEFAULT_LOCALE, type Locale } from '../vocabulary/locale.js';
import { OVERVIEW_STYLE } from './overview-style.js';
import { type Overview, readOverview, type TenantOverview, type WaitingJobs } from './tenant-overview.js';

/** Commands that change a tenant, by its state. */
const COMMANDS: Readonly<Record<TenantOverview['state'], readonly string[]>> = {
  ACTIVE: ['suspend', 'close'],
  SUSPENDED: ['resume', 'close'],
  CLOSED: ['resume'],
};

const EMPTY: Overview = { tenants: null, backup: null, processes: null };

/**
 * The page of the operator: the installation and its tenants, without personal data, scripts and forms (decision 51). It
 * shows what could be read within its limits of time, and needs no database to answer.
 */
export function overviewPage(app: INestApplicationContext): OperatorPage {
  const [gate, readiness] = [app.get(DatabaseGate), app.get(Readiness)];
  let reading: Promise<Overview> | undefined;
  const read = async (): Promise<Overview> => {
    const client = gate.client('volta-operator');
    try {
      await client.connect();
      return await readOverview(client);
    } catch {
      return EMPTY;
    } finally {
      await client.end().catch(() => undefined);
    }
  };
  return async ({ headers }) => {
    // Requests at the same moment share one connection.
    reading ??= read().finally(() => {
      reading = undefined;
    });
    const asked = requestedLocale(Object.assign(Object.create(express.request), { headers }) as Request);
    return pageOf(asked ?? DEFAULT_LOCALE, await reading, readiness.isReady).text;
  };
}

function pageOf(locale: Locale, { tenants, backup, processes }: Overview, isReady: boolean): Markup {
  const t = (key: string, params?: Record<string, unknown>) => translate(locale, `operator.${key}`, params);
  const facts: readonly [string, unknown][] = [
    [t('version'), version],
    [t('process'), t(isReady ? 'ready' : 'unready')],
    [t('processes'), processes ?? t('unknown')],
    [t('backup'), backup ? momentOf(locale, backup) : t('noBackup')],
  ];
  return html`<!doctype html>
<html lang="${locale}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<title>${t('title')}</title><style>${OVERVIEW_STYLE}</style></head>
<body><header><strong>Volta Service Desk</strong></header>
<main><h1>${t('title')}</h1><p>${t('lead')}</p>
<dl class="facts">${facts.map(factOf)}</dl>
<h2>${t('tenants')}</h2>
${tenants ? html`<div class="tenants">${tenants.map((tenant) => tenantOf(locale, t, tenant))}</div>` : html`<p class="trouble">${t('unknown')}</p>`}
</main></body></html>`;
}

type Translate = (key: string, params?: Record<string, unknown>) => string;

function tenantOf(locale: Locale, t: Translate, { name, state, changedAt, figures, troubles, jobs }: TenantOverview) {
  const facts: readonly [string, unknown][] = figures
    ? [
        [t('users'), figures.users.toLocaleString(locale)],
        [t('tickets'), figures.tickets.toLocaleString(locale)],
        [t('files'), amountOf(locale, figures.bytes / 1e6, 'megabyte')],
        [t('lastAct'), figures.lastAct ? momentOf(locale, figures.lastAct) : '–'],
      ]
    : [[t('figures'), t('unknown')]];
  const failing = troubles ? Object.entries(troubles).filter(([, count]) => count > 0) : [];
  return html`<section><h3>${name} <span class="state ${state}">${t(`states.${state}`)}</span></h3>
<p class="soft">${t('since', { moment: momentOf(locale, changedAt) })}</p>
<dl>${facts.map(factOf)}</dl>
${!troubles && html`<dl>${factOf([t('troubles'), t('unknown')])}</dl>`}
${failing.map(([kind, count]) => html`<p class="trouble">${t(`failing.${kind}`, { count })}</p>`)}
${jobs ? jobsOf(locale, t, jobs) : html`<dl>${factOf([t('jobs'), t('unknown')])}</dl>`}
<p class="commands">${COMMANDS[state].map((command) => html`<code>vsd tenant ${command} ${name}</code>`)}</p></section>`;
}

function jobsOf(locale: Locale, t: Translate, jobs: readonly WaitingJobs[]): Markup {
  if (jobs.length === 0) return html`<p class="soft">${t('noJobs')}</p>`;
  const rows = jobs.map(
    ({ queue, count, age, held }) => html`<tr><td>${translate(locale, `support.queues.${queue}`)}</td>
<td class="number">${count.toLocaleString(locale)}</td><td class="number">${held ? t('held') : ageOf(locale, age)}</td></tr>`,
  );
  return html`<table><thead><tr><th>${t('jobs')}</th><th class="number">${t('count')}</th><th class="number">${t('oldest')}</th></tr></thead>
<tbody>${rows}</tbody></table>`;
}

const factOf = ([name, value]: readonly [string, unknown]) =>
  html`<div><dt>${name}</dt><dd>${String(value)}</dd></div>`;

const momentOf = (locale: Locale, moment: Date) =>
  new Intl.DateTimeFormat(locale, { dateStyle: 'medium', timeStyle: 'short', timeZone: ZONE }).format(moment);

const amountOf = (locale: Locale, value: number, unit: string, unitDisplay: 'short' | 'long' = 'short') =>
  new Intl.NumberFormat(locale, { style: 'unit', unit, unitDisplay, maximumFractionDigits: value < 10 ? 1 : 0 }).format(
    value,
  );

/** An age in the largest unit of which it has at least one. */
function ageOf(locale: Locale, seconds: number): string {
  if (seconds < 3_600) return amountOf(locale, Math.ceil(seconds / 60), 'minute', 'short');
  if (seconds < 86_400) return amountOf(locale, Math.floor(seconds / 3_600), 'hour', 'short');
  return amountOf(locale, Math.floor(seconds / 86_400), 'day', 'long');
}
