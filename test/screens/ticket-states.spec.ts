import { expect, type Page, test } from '@playwright/test';
import { apiAs, type Json } from '../journeys/support/api.js';
import { open, signIn } from '../journeys/support/desk.js';
import { filledButtons } from '../journeys/support/filled-buttons.js';

const WIDE = { width: 1440, height: 900 };
const PHONE = { width: 390, height: 844 };

/** One ticket of each state of orders, one without a type, and one of each other state that the account sees. */
async function oneOfEach(page: Page, account: string): Promise<Json[]> {
  const tickets = (await apiAs(page, account)('get', 'tickets?range=[0,199]')) as Json[];
  const groupOf = ({ type, state }: Json) => `${type === 'ORDER' || type === 'UNKNOWN' ? type : 'OTHER'} ${state}`;
  return [...new Map(tickets.map((ticket) => [groupOf(ticket), ticket])).values()];
}

for (const account of ['alpina-agent', 'alpina-customer', 'alpina-executor']) {
  test(`a ticket in every state has one filled button for ${account}, and it can be pressed`, async ({ page }) => {
    test.slow();
    await signIn(page, account);
    for (const ticket of await oneOfEach(page, account)) {
      await page.setViewportSize(WIDE);
      await open(page, `issue/${ticket.id}`);
      for (const viewport of [WIDE, PHONE]) {
        await page.setViewportSize(viewport);
        const what = `${ticket.identifier} ${ticket.type} ${ticket.state} at ${viewport.width}`;
        await expect
          .poll(async () => ({ what, ...(await filledButtons(page)) }), { intervals: [25] })
          .toEqual({ what, texts: [expect.any(String)], blocked: 0 });
      }
    }
  });
}
