import { expect, test } from '@playwright/test';
import { apiAs, type Json } from './support/api.js';
import { open, signedIn } from './support/desk.js';
import { textsOf } from './support/texts.js';

const t = textsOf('de-CH');
const ACCOUNT = 'alpina-manager';
const PERIOD = encodeURIComponent('{"created":{"period":"LAST_MONTH"}}');

test('a list is taken along once, and again and again with a period that moves along', async ({ page }) => {
  await signedIn(page, ACCOUNT);
  await open(page, 'issue');
  const dialog = page.getByRole('dialog');
  const exportList = async () => {
    await page.getByRole('button', { name: t('generator.export.start') }).click();
    await expect(dialog).toBeVisible();
  };
  await exportList();
  await dialog.getByRole('radio', { name: t('generator.export.formats.csv') }).click();
  const [file] = await Promise.all([
    page.waitForEvent('download'),
    dialog.getByRole('button', { name: t('generator.export.confirm') }).click(),
  ]);
  expect(file.suggestedFilename()).toMatch(/\.csv$/);

  await open(page, `issue/search?filter=${PERIOD}`);
  await exportList();
  await dialog.getByRole('button', { name: t('generator.export.regularly') }).click();
  const name = dialog.getByRole('textbox', { name: t('resources.export-schedules.fields.name') });
  await name.fill('Monatsbericht');
  await expect(dialog.getByText(t('resources.export-schedules.fields.day'))).toBeHidden();
  await dialog.getByRole('button', { name: t('ra.action.save') }).click();
  const card = page.getByRole('article', { name: 'Monatsbericht' });
  await expect(card).toContainText(t('enums.weekday.MONDAY'));

  const [made] = (await apiAs(page, ACCOUNT)('get', 'export-schedules')) as Json[];
  expect(JSON.parse(made?.filter)).toEqual({ createdAt_gte: '@last_month', createdAt_lte: '@last_month' });

  await card.getByRole('button', { name: t('ra.action.edit') }).click();
  await dialog.getByRole('switch', { name: t('resources.export-schedules.fields.active') }).click();
  await dialog.getByRole('button', { name: t('ra.action.save') }).click();
  await expect(card).toContainText(t('exports.off'));
  await card.getByRole('button', { name: t('exports.remove') }).click();
  await expect(card).toBeHidden();
});
