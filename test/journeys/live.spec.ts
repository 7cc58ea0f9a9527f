import { expect, type Page } from '@playwright/test';
import { apiAs, type Json } from './support/api.js';
import { open, settled } from './support/desk.js';
import { test } from './support/person.js';
import { textsOf } from './support/texts.js';

const t = textsOf('de-CH');

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
  test('a message and a change of state appear without reload, and what is being typed stays', async ({ person }) => {
    const page = await person('alpina-manager');
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
  });

  for (const field of ['responsible', 'category', 'location']) {
    test(`what is typed into the choice of ${field} stays while the ticket changes`, async ({ person }) => {
      const page = await person('alpina-manager');
      const ticket = await ticketOf(page, `Lüftung ${Date.now()}`);
      await open(page, `issue/${ticket.id}`);
      const label = t(`resources.tickets.fields.${field}`);
      await page.getByRole('button', { name: `${label} bearbeiten` }).click({ force: true });
      const input = page.getByRole('combobox', { name: label });
      // The title of the chosen ticket comes a moment later than the input.
      if (field !== 'location') await expect(input).toHaveValue(/./);
      await input.fill('re');
      const agent = apiAs(page, 'alpina-agent');
      await agent('post', `tickets/${ticket.id}/messages`, { data: { text: 'Wir sind unterwegs' } });
      await expect(page.getByText('Wir sind unterwegs')).toBeVisible();
      const { version } = await agent('get', `tickets/${ticket.id}`);
      await agent('patch', `tickets/${ticket.id}`, { data: { priority: 'HIGH' }, version });
      await expect(page.locator('[data-property="priority"]')).toContainText(t('enums.priority.HIGH'));
      await expect(input).toHaveValue('re');
    });
  }

  test('a new ticket shows in the list without reload, and waits while one is among the rows', async ({ person }) => {
    const page = await person('alpina-manager');
    const category = await anyCategory(page);
    const raise = (customerDescription: string) =>
      apiAs(page, 'alpina-customer')('post', 'tickets', { data: { type: 'TICKET', customerDescription, category } });
    const row = (text: string) => page.getByRole('link', { name: new RegExp(text) });
    await open(page, 'issue');
    await mark(page);
    const [first, second] = [`Neu und dringend ${Date.now()}`, `Noch dringender ${Date.now()}`];
    await raise(first);
    await expect(row(first)).toBeVisible();
    await row(first).hover();
    await raise(second);
    const waiting = page.getByRole('button', {
      name: t('live.newRows').split(' |||| ')[0]?.replace('%{smart_count}', '1'),
    });
    await expect(waiting).toBeVisible();
    await expect(row(second)).toHaveCount(0);
    // The hand that goes to the button finds it there, however long it takes to press it.
    await waiting.hover();
    await settled(page);
    await waiting.click();
    await expect(row(second)).toBeVisible();
    await expect(waiting).toHaveCount(0);
    expect(await isMarked(page)).toBe(true);
  });

  test('two people edit the same ticket and nothing is lost', async ({ person }) => {
    const page = await person('alpina-manager');
    const other = apiAs(page, 'alpina-agent');
    const { id, version } = await ticketOf(page, `Merge ${Date.now()}`);
    await open(page, `issue/${id}`);
    const name = await editing(page, 'contactName');
    await name.fill('Berta Meier');
    // Another field, changed by another user: no question, both are kept.
    const changed = await other('patch', `tickets/${id}`, { data: { contactPhone: '044 999 88 77' }, version });
    await expect(page.locator('[data-property="contactPhone"]')).toContainText('044 999 88 77');
    await expect(name).toHaveValue('Berta Meier');
    await name.press('Enter');
    await expect(page.locator('[data-property="contactName"]')).toContainText('Berta Meier');
    const merged = await other('get', `tickets/${id}`);
    expect(merged).toMatchObject({ contactName: 'Berta Meier', contactPhone: '044 999 88 77' });
    expect(merged.version).toBe(changed.version + 1);

    // The same field: the dialog shows the former value and both new ones, and saves the chosen one.
    const again = await editing(page, 'contactName');
    await again.fill('Clara Weber');
    await other('patch', `tickets/${id}`, { data: { contactName: 'Doris Frei' }, version: merged.version });
    await again.press('Enter');
    const dialog = page.getByRole('dialog', { name: t('generator.conflict.title') });
    for (const value of ['Berta Meier', 'Clara Weber', 'Doris Frei']) await expect(dialog).toContainText(value);
    await dialog.getByRole('radio', { name: /Clara Weber/ }).check();
    await dialog.getByRole('button', { name: t('generator.conflict.save') }).click();
    await expect(dialog).toBeHidden();
    await expect(page.locator('[data-property="contactName"]')).toContainText('Clara Weber');
    expect(await other('get', `tickets/${id}`)).toMatchObject({ contactName: 'Clara Weber' });
  });

  test('two people fill the same draft: the form follows until one types, then saving merges', async ({ person }) => {
    const page = await person('alpina-manager');
    const other = apiAs(page, 'alpina-agent');
    const [customer] = (await other('get', 'customers?range=[0,0]')) as unknown as Json[];
    const draft = await other('post', 'tickets', {
      data: {
        type: 'TICKET',
        customer: customer?.id,
        customerDescription: 'Entwurf',
        contactName: 'Anna',
        draft: true,
      },
    });
    await open(page, `issue/${draft.id}`);
    const field = (name: string) => page.locator(`input[name="${name}"], textarea[name="${name}"]`).first();
    const second = await other('patch', `tickets/${draft.id}`, {
      data: { contactName: 'Berta' },
      version: draft.version,
    });
    await expect(field('contactName')).toHaveValue('Berta');
    await field('contactEmail').fill('berta@acme.example');
    await other('patch', `tickets/${draft.id}`, { data: { contactPhone: '044 111 22 33' }, version: second.version });
    await page.getByRole('button', { name: t('enums.ticketAction.SAVE_DRAFT') }).click();
    await expect(page.getByText(t('generator.form.saved'))).toBeVisible();
    expect(await other('get', `tickets/${draft.id}`)).toMatchObject({
      contactName: 'Berta',
      contactEmail: 'berta@acme.example',
      contactPhone: '044 111 22 33',
    });
  });

  test('who else has the ticket open is shown, what they begin, and that they are gone', async ({ person }) => {
    const page = await person('alpina-manager');
    const { id } = await ticketOf(page, `Zu zweit ${Date.now()}`);
    await open(page, `issue/${id}`);
    const me = (await apiAs(page, 'alpina-agent')('get', 'me')).name;
    const says = (key: string) => page.getByRole('status').getByText(t(key).replace(/%\{\w+\}/, me));
    const colleague = await person('alpina-agent');
    await open(colleague, `issue/${id}`);
    await expect(says('live.alsoHere')).toBeVisible();
    await colleague.getByRole('textbox', { name: t('tickets.composer.message') }).fill('Guten Tag');
    await expect(says('live.doing.WRITING')).toBeVisible();
    await colleague.getByRole('textbox', { name: t('tickets.composer.message') }).fill('');
    await editing(colleague, 'contactName');
    await expect(says('live.doing.EDITING')).toBeVisible();
    await open(colleague, 'issue');
    await expect(says('live.alsoHere')).toBeHidden();
    await expect(says('live.doing.EDITING')).toBeHidden();
  });
});

/** Opens the input of a property in place. */
async function editing(page: Page, field: string) {
  await page.locator(`[data-property="${field}"]`).click();
  const input = page.locator(`input[name="${field}"]`);
  await expect(input).toBeVisible();
  return input;
}

async function anyCategory(page: Page): Promise<string> {
  const [category] = (await apiAs(page, 'alpina-agent')('get', 'categories?range=[0,0]')) as unknown as Json[];
  return category?.id;
}
