import { type Browser, expect, type Page, test } from '@playwright/test';
import { apiAs, type Json } from './support/api.js';
import { open, signIn } from './support/desk.js';
import { textsOf } from './support/texts.js';

const t = textsOf('de-CH');

async function person(browser: Browser, account: string): Promise<Page> {
  const page = await (await browser.newContext({ locale: 'de-CH' })).newPage();
  await signIn(page, account);
  return page;
}

/** A ticket in work, raised through the API. */
async function ticketOf(page: Page, text: string): Promise<Json> {
  const agent = apiAs(page, 'alpina-agent');
  const [customer] = (await agent('get', 'customers?range=[0,0]')) as unknown as Json[];
  const [category] = (await agent('get', 'categories?range=[0,0]')) as unknown as Json[];
  const me = await agent('get', 'me');
  const ticket = await agent('post', 'tickets', {
    data: {
      type: 'INCIDENT',
      customer: customer?.id,
      category: category?.id,
      responsible: me.id,
      customerDescription: text,
      contactName: 'Anna Keller',
      contactPhone: '044 123 45 67',
    },
  });
  return agent('post', `tickets/${ticket.id}/transitions`, { data: { to: 'IN_WORK' } });
}

/** Marks the page, so that a reload would show. */
const mark = (page: Page) => page.evaluate(() => Object.assign(globalThis, { notReloaded: true }));
const isMarked = (page: Page) => page.evaluate(() => 'notReloaded' in globalThis);

test.describe('live', () => {
  test('a message and a change of state appear without reload, and what is being typed stays', async ({ browser }) => {
    const page = await person(browser, 'alpina-manager');
    const ticket = await ticketOf(page, `Lüftung ${Date.now()}`);
    await open(page, `issue/${ticket.id}`);
    await mark(page);
    const composer = page.getByRole('textbox', { name: t('tickets.composer.message') });
    await composer.fill('Ich schreibe gerade');
    await composer.focus();
    const agent = apiAs(page, 'alpina-agent');
    await agent('post', `tickets/${ticket.id}/messages`, { data: { text: 'Wir sind unterwegs' } });
    await expect(page.getByText('Wir sind unterwegs')).toBeVisible();
    await agent('post', `tickets/${ticket.id}/transitions`, {
      data: { to: 'WORK_COMPLETED', closingNote: 'Filter ersetzt' },
    });
    await expect(page.getByText(t('enums.ticketState.WORK_COMPLETED')).first()).toBeVisible();
    await expect(composer).toHaveValue('Ich schreibe gerade');
    await expect(composer).toBeFocused();
    expect(await isMarked(page)).toBe(true);
    await page.context().close();
  });

  test('a new ticket shows in the list and on the dashboard without reload', async ({ browser }) => {
    const page = await person(browser, 'alpina-manager');
    await open(page, 'issue');
    await mark(page);
    const text = `Neu und dringend ${Date.now()}`;
    await apiAs(page, 'alpina-customer')('post', 'tickets', {
      data: { type: 'TICKET', customerDescription: text, category: await anyCategory(page) },
    });
    await expect(page.getByRole('link', { name: new RegExp(text) })).toBeVisible();
    expect(await isMarked(page)).toBe(true);
    await page.context().close();
  });
});

async function anyCategory(page: Page): Promise<string> {
  const [category] = (await apiAs(page, 'alpina-agent')('get', 'categories?range=[0,0]')) as unknown as Json[];
  return category?.id;
}
