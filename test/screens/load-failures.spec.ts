import { expect, type Locator, type Page, test } from '@playwright/test';
import { apiAs, type Json } from '../journeys/support/api.js';
import { deskUrl, open, signIn, tokenOf } from '../journeys/support/desk.js';
import { textsOf } from '../journeys/support/texts.js';

const t = textsOf('de-CH');

/** The parts of a ticket that an error names when they cannot be loaded (spec §8), by their tab in the address. */
const parts = [
  ['attachments', '**/services/v1/tickets/*/attachments?*', 'files.loadFailed'],
  ['tasks', '**/services/v1/tasks?*', 'resources.tasks.loadFailed'],
] as const;

for (const [part, asked, sentence] of parts) {
  test(`says that the ${part} could not be loaded, and loads them when asked again`, async ({ page }) => {
    await signIn(page, 'alpina-agent');
    const headers = { Authorization: `Bearer ${await tokenOf(page, 'alpina-agent')}` };
    const filter = encodeURIComponent('{"state_eq_any":["IN_WORK"]}');
    const answer = await page.request.get(`${deskUrl()}services/v1/tickets?filter=${filter}`, { headers });
    const [{ id }] = await answer.json();
    await failsOnce(page, asked, `issue/${id}?part=${part}`, t(sentence), (shown) => shown.getByRole('tabpanel'));
  });
}

test('says that the attachments of a report could not be loaded, and loads them when asked again', async ({ page }) => {
  await signIn(page, 'alpina-agent');
  const [report] = (await apiAs(page, 'alpina-agent')('get', 'reports?range=[0,0]')) as Json[];
  const address = `issue/${report?.ticket}/report/${report?.identifier}`;
  await failsOnce(page, '**/services/v1/reports/*/attachments?*', address, t('files.loadFailed'), (shown) =>
    shown.getByRole('region', { name: t('resources.report-attachments.panels.report.name') }),
  );
});

test('starts by itself once the server is back', async ({ page }) => {
  await signIn(page, 'alpina-agent');
  let asked = 0;
  await page.route('**/services/v1/me', (route) => {
    asked += 1;
    return asked === 1 ? route.fulfill({ status: 503, body: '{}' }) : route.continue();
  });
  await page.reload();
  await expect(page.getByRole('heading', { name: t('app.startFailed.title') })).toBeVisible();
  await expect(page.getByRole('navigation', { name: t('app.navigation') })).toBeVisible();
});

/** The CRM's data on a customer's company, by its tab in the address and the path of its request. */
const ofCompany = [
  ['contacts', '**/services/v1/customers/*/contacts?*'],
  ['subaddresses', '**/services/v1/crm/addresses/*/subaddresses?*'],
] as const;

for (const [tab, asked] of ofCompany) {
  test(`says that the ${tab} could not be loaded, and loads them when asked again`, async ({ page }) => {
    await signIn(page, 'alpina-manager');
    const [customer] = (await apiAs(page, 'alpina-manager')('get', 'customers?filter={"code":"ACME"}')) as Json[];
    const address = `customer/${customer?.id}/show?tab=${tab}`;
    await failsOnce(page, asked, address, t(`app.loadFailed.${tab}`), (shown) => shown.getByRole('main'));
  });
}

/** Has the API away for one address until the screen has said so, and asks it to try again. */
async function failsOnce(page: Page, asked: string, address: string, sentence: string, place: (p: Page) => Locator) {
  await page.route(asked, (route) =>
    route.fulfill({
      status: 503,
      contentType: 'application/problem+json',
      body: '{"status":503,"code":"UNAVAILABLE"}',
    }),
  );
  await open(page, address);
  const notice = place(page).getByRole('alert').filter({ hasText: sentence });
  await expect(notice.getByRole('heading')).toHaveText(sentence);
  await page.unroute(asked);
  await notice.getByRole('button', { name: t('app.failure.retry') }).click();
  await expect(notice).toBeHidden();
}
