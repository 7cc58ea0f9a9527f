import { expect, test } from '@playwright/test';
import { deskUrl, open, signIn, tokenOf } from './support/desk.js';
import { textsOf } from './support/texts.js';

const t = textsOf('de-CH');

/** The parts of a ticket that are told by name when they cannot be loaded (spec §8), by their tab in the address. */
const parts = ['attachments', 'tasks'] as const;

for (const part of parts) {
  test(`says that the ${part} could not be loaded, and loads them when asked again`, async ({ page }) => {
    await signIn(page, 'alpina-agent');
    const headers = { Authorization: `Bearer ${await tokenOf(page, 'alpina-agent')}` };
    const filter = encodeURIComponent('{"state_eq_any":["IN_WORK"]}');
    const answer = await page.request.get(`${deskUrl()}services/v1/tickets?filter=${filter}`, { headers });
    const [{ id }] = await answer.json();
    const address = `**/services/v1/tickets/${id}/${part}?*`;
    await page.route(address, (route) =>
      route.fulfill({
        status: 503,
        contentType: 'application/problem+json',
        body: '{"status":503,"code":"UNAVAILABLE"}',
      }),
    );
    await open(page, `issue/${id}?part=${part}`);
    const notice = page.getByRole('tabpanel').getByRole('alert');
    await expect(notice.getByRole('heading')).toHaveText(t(`app.loadFailed.${part}`));
    await page.unroute(address);
    await notice.getByRole('button', { name: t('app.failure.retry') }).click();
    await expect(notice).toBeHidden();
  });
}
