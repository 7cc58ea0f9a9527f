import { expect } from '@playwright/test';
import { apiAs, type Json } from './support/api.js';
import { open, signedIn } from './support/desk.js';
import { test } from './support/person.js';
import { textsOf } from './support/texts.js';

const t = textsOf('de-CH');
const label = (resource: string, field: string) => t(`resources.${resource}.fields.${field}`);

test.describe('a generated screen', () => {
  test('creates a record, tells what is wrong on its field, and shows both sides of a conflict', async ({ page }) => {
    await signedIn(page, 'alpina-manager');
    await open(page, 'masterdata/text-blocks/create');
    const name = `Baustein ${Date.now()}`;
    const field = (key: string) => page.getByRole('textbox', { name: label('text-blocks', key) });
    const save = page.getByRole('button', { name: t('generator.action.save') });

    await field('name').fill(name);
    await save.click();
    await expect(field('content')).toHaveAccessibleDescription(new RegExp(t('errors.REQUIRED')));
    await field('content').fill('Guten Tag {{ contact.nme }}, zu ');
    await expect(page.locator('main mark')).toHaveText('{{ contact.nme }}');
    await field('content').fill('Guten Tag, zu ');
    await page.getByRole('combobox', { name: t('generator.template.placeholders') }).fill('Nummer des Tickets');
    await page.getByRole('option', { name: /ticket\.identifier/ }).click();
    await expect(field('content')).toHaveValue('Guten Tag, zu {{ ticket.identifier }}');
    await expect(page.getByRole('region', { name: t('generator.template.preview') })).toContainText(
      /Guten Tag, zu ALP-\d{4}-\d+/,
    );
    await save.click();
    await page.waitForURL(/\/masterdata\/text-blocks\/(?!create)/);

    await open(page, 'masterdata/text-blocks/create');
    await field('name').fill(name);
    await field('content').fill('Noch einer');
    await save.click();
    await expect(field('name')).toHaveAccessibleDescription(/bereits vergeben/);
    await page.getByRole('link', { name: t('generator.action.cancel') }).click();
    await page.getByRole('button', { name: t('generator.leave.discard') }).click();

    const manager = apiAs(page, 'alpina-manager');
    const filter = encodeURIComponent(JSON.stringify({ name }));
    const [block = {}] = (await manager('get', `text-blocks?filter=${filter}`)) as Json[];
    await open(page, `masterdata/text-blocks/${block.id}`);
    await field('content').fill('Meine Fassung');
    const data = { content: 'Fassung von nebenan' };
    await manager('patch', `text-blocks/${block.id}`, { data, version: block.version });
    await save.click();

    const conflict = page.getByRole('dialog', { name: t('generator.conflict.title') });
    await expect(conflict).toContainText('Meine Fassung');
    await expect(conflict).toContainText('Fassung von nebenan');
    await conflict.getByRole('button', { name: t('generator.conflict.save') }).click();
    await expect(conflict).toBeHidden();
    await expect.poll(async () => (await manager('get', `text-blocks/${block.id}`)).content).toBe('Meine Fassung');
  });

  test('warns which group loses the default for a ticket type', async ({ page }) => {
    await signedIn(page, 'alpina-manager');
    await open(page, 'masterdata/assignment-groups/create');
    await page.getByRole('checkbox', { name: t('enums.ticketType.INCIDENT') }).check();
    await expect(page.getByRole('alert').filter({ hasText: /verliert diese Einstellung/ })).toBeVisible();
  });

  test('is reached by a card in its group', async ({ page }) => {
    await signedIn(page, 'alpina-manager');
    await open(page, 'masterdata');
    const deadlines = page.getByRole('region', { name: t('enums.resourceGroup.DEADLINES') });
    await expect(deadlines.getByRole('link')).toHaveCount(2);
    await expect(page.getByRole('region', { name: t('enums.resourceGroup.OTHER') })).toHaveCount(0);
    await page.getByRole('searchbox', { name: t('app.masterdata.search') }).fill('SLA');
    await expect(page.getByRole('region', { name: t('enums.resourceGroup.TICKETS') })).toHaveCount(0);
    await deadlines.getByRole('link', { name: 'SLAs' }).click();
    await page.waitForURL(/masterdata\/slas/);
  });

  test('shows at once what there is one of', async ({ page }) => {
    await signedIn(page, 'alpina-manager');
    await open(page, 'masterdata');
    await page.getByRole('link', { name: /^Einstellungen/ }).click();
    await expect(page).toHaveURL(/\/masterdata\/settings\/[-0-9a-f]{36}\/show$/);
    await expect(page.locator('h1')).toHaveText('Alpina Facility Services AG');
  });

  test('keeps the columns of a user on the server', async ({ page, person }) => {
    await signedIn(page, 'alpina-manager');
    await open(page, 'masterdata/users');
    const heading = (of: typeof page) => of.getByRole('columnheader', { name: label('users', 'lastLogin') });
    await expect(heading(page)).toBeVisible();
    await page.getByRole('button', { name: t('generator.columns.title') }).click();
    const kept = page.waitForResponse(
      (answer) => answer.url().endsWith('/me/preferences') && answer.request().method() === 'PUT',
    );
    await page.getByRole('checkbox', { name: label('users', 'lastLogin') }).uncheck();
    expect((await kept).status()).toBe(200);

    const elsewhere = await person('alpina-manager');
    await open(elsewhere, 'masterdata/users');
    await expect(elsewhere.getByRole('columnheader', { name: label('users', 'username') })).toBeVisible();
    await expect(heading(elsewhere)).toHaveCount(0);
  });
});
