import { expect, type Locator, type Page, type Request, test } from '@playwright/test';
import { apiAs, type Json } from '../journeys/support/api.js';
import { allAnswered, deskUrl, go, open, questionsOf, signIn, UNTYPED } from '../journeys/support/desk.js';
import { textsOf } from '../journeys/support/texts.js';

const t = textsOf('de-CH');

/** The notice of my day once all of its orders are stored on the device. */
const WHOLE_DAY = /^Alles auf diesem Gerät gespeichert/;

/** Most requests of a screen to the API. */
const MOST = { dashboard: 3, ticket: 4, queue: 8, wall: 1 };

/** Most requests to the desk, and kB of JavaScript and in all as sent, at the first opening of a screen on a phone. */
const FIRST = [
  { account: 'alpina-agent', path: 'dashboard', requests: 24, scripts: 330, all: 470 },
  { account: 'alpina-customer', path: 'dashboard', requests: 24, scripts: 330, all: 450 },
  { account: 'alpina-executor', path: 'dashboard', requests: 24, scripts: 330, all: 450 },
  { account: 'alpina-executor', path: 'my-day', requests: 22, scripts: 310, all: 440 },
] as const;

/** The requests to the API while the application goes to a screen as a link does, until all are answered. */
async function askedBy(page: Page, path: string, ready: Locator): Promise<string[]> {
  const asked = questionsOf(page);
  await go(page, path);
  await expect(ready).toBeVisible();
  await allAnswered(page, asked);
  return asked.stop();
}

for (const account of ['alpina-agent', 'alpina-customer', 'alpina-executor']) {
  test(`dashboard and ticket ask for little for ${account}`, async ({ page }) => {
    const figures = page.getByText(t('dashboard.figures.title'));
    const first = questionsOf(page);
    await signIn(page, account);
    await expect(figures).toBeVisible();
    await allAnswered(page, first);
    first.stop();
    await open(page, 'issue');
    // A minute later no answer is fresh any more.
    await page.evaluate('{ const now = Date.now; Date.now = () => now() + 60_000; }');
    const dashboard = await askedBy(page, 'dashboard', figures);
    expect(dashboard.length, dashboard.join('\n')).toBeLessThanOrEqual(MOST.dashboard);
    const tickets = (await apiAs(page, account)('get', 'tickets?filter={"state_neq":"DRAFT"}&range=[0,199]')) as Json[];
    expect(tickets.length).toBeGreaterThan(3);
    // One ticket of each type, as each type has other parts.
    const ofTypes = new Map(tickets.map((ticket) => [`${ticket.type} ${ticket.state === 'CLOSED'}`, ticket]));
    for (const { id, identifier } of ofTypes.values()) {
      await open(page, 'issue');
      const asked = await askedBy(page, `issue/${id}`, page.getByRole('log'));
      expect(asked.length, `${identifier}\n${asked.join('\n')}`).toBeLessThanOrEqual(MOST.ticket);
    }
  });
}

test('the queue of what came by mail and the wall ask for little', async ({ page }) => {
  await signIn(page, 'alpina-agent');
  await open(page, 'profile');
  const queue = await askedBy(page, UNTYPED, page.getByRole('group', { name: t('tickets.triage.proposals') }).first());
  expect(queue.length, queue.join('\n')).toBeLessThanOrEqual(MOST.queue);
  const wall = await askedBy(page, 'issue/wall', page.getByRole('main').getByRole('listitem').first());
  expect(wall.length, wall.join('\n')).toBeLessThanOrEqual(MOST.wall);
});

/** Opens a screen as the first one of a browser with an empty cache; resolves to its requests, those that are answered apart. */
async function firstOpening(page: Page, path: string): Promise<{ sent: Request[]; answered: Request[] }> {
  const session = await page.context().newCDPSession(page);
  await session.send('Network.clearBrowserCache');
  await session.detach();
  const [sent, answered]: [Request[], Request[]] = [[], []];
  // Requests to the identity service do not count.
  const isOfDesk = (request: Request) => request.url().startsWith(deskUrl());
  page.on('request', (request) => isOfDesk(request) && sent.push(request));
  page.on('requestfinished', (request) => isOfDesk(request) && answered.push(request));
  const asked = questionsOf(page);
  await page.goto(`${deskUrl()}${path}`);
  await expect(page.locator('h1')).toBeVisible();
  if (path === 'my-day') await expect(page.getByText(WHOLE_DAY)).toBeVisible();
  await allAnswered(page, asked);
  asked.stop();
  return { sent, answered };
}

/** Requests for the reports of one order, which my day reads of each order that has any, however many the tests have begun. */
const OF_REPORTS = /\/v1\/(tickets\/[^/]+\/reports|reports\/[^/]+\/\w+)\?/;

/** Requests that changes by other people repeat: each address counts once. */
const REFRESHED = /\/v1\/(dashboard|notifications\?.*)$/;

/** Addresses of the requests for the screen itself. */
function addressesOf(requests: readonly Request[]): string[] {
  const urls = requests.map((request) => request.url()).filter((url) => !OF_REPORTS.test(url));
  return urls.filter((url, index) => !REFRESHED.test(url) || urls.indexOf(url) === index);
}

/** Size of the sent answers, in kB (1 kB = 1024 bytes). */
async function sizeOf(requests: readonly Request[]): Promise<number> {
  const sizes = await Promise.all(requests.map((request) => request.sizes()));
  return (
    sizes.reduce((sum, { responseBodySize, responseHeadersSize }) => sum + responseBodySize + responseHeadersSize, 0) /
    1024
  );
}

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 } });

  for (const { account, path, requests, scripts, all } of FIRST) {
    test(`the first opening of ${path} loads little for ${account}`, async ({ page }) => {
      await signIn(page, account);
      const { sent, answered } = await firstOpening(page, path);
      const counted = addressesOf(sent);
      const addresses = counted.join('\n');
      expect(counted.length, addresses).toBeLessThanOrEqual(requests);
      const ofScripts = answered.filter((request) => request.resourceType() === 'script');
      expect(await sizeOf(ofScripts), addresses).toBeLessThanOrEqual(scripts);
      expect(await sizeOf(answered), addresses).toBeLessThanOrEqual(all);
    });
  }
});
