import { expect, type Locator, type Page, test } from '@playwright/test';
import { apiAs, type Json } from '../journeys/support/api.js';
import { allAnswered, go, open, questionsOf, signIn, UNTYPED } from '../journeys/support/desk.js';
import { textsOf } from '../journeys/support/texts.js';

const t = textsOf('de-CH');

/** Most that a screen asks of the API. */
const MOST = { dashboard: 3, ticket: 4, queue: 8, wall: 1 };

/** What the application asks of the API while it goes to a screen as a link does, until all is answered. */
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
    // Of each type one, as each has other parts.
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
