import { readFile } from 'node:fs/promises';
import { expect, type Page, test } from '@playwright/test';
import { apiAs } from './support/api.js';
import { open, signedIn } from './support/desk.js';
import { textsOf } from './support/texts.js';

const t = textsOf('de-CH');

/** Chooses a file on the page of an import. */
const senderOn =
  (page: Page) =>
  async (content: string, name = 'standorte.csv') => {
    const chooser = page.waitForEvent('filechooser');
    await page.getByRole('button', { name: t('imports.choose') }).click();
    await (await chooser).setFiles({ name, mimeType: 'text/csv', buffer: Buffer.from(content) });
  };

test('a table of locations is looked at, put right, imported, and changes nothing the second time', async ({
  page,
}) => {
  await signedIn(page, 'alpina-manager');
  const manager = apiAs(page, 'alpina-manager');
  const code = `IMPORT-${Date.now()}`;
  const customer = await manager('post', 'customers', { data: { code, name: 'Import AG' } });
  await manager('post', 'locations', { data: { customer: customer.id, name: 'Werk', externalId: 'W1', city: 'Bern' } });
  await open(page, `customer/${customer.id}/show?tab=locations`);
  await page.getByRole('link', { name: t('imports.button') }).click();

  const send = senderOn(page);
  await send('nichts', 'standorte.exe');
  await expect(page.getByRole('alert')).toHaveText(t('errors.IMPORT_FILE_TYPE'));

  const table =
    'Standort;Nr;PLZ;Wohin\nWerk;W1;;Basel\nNeubau;N1;8005;Zürich\nFalsch;F1;0800;Chur\n\n;L1;8005;Zug\nNeubau;N2;;Genf\n';
  await send(table);
  const summary = page.getByRole('alert');
  await expect(summary).toHaveText(/1 neu, 0 geändert, 1 unverändert, 4 abgelehnt/);
  const row = (text: string) => page.getByRole('row').filter({ hasText: text });
  await expect(row('Falsch')).toContainText('PLZ: Ungültige Postleitzahl');
  await expect(row('L1')).toContainText('Name: Pflichtfeld');
  await expect(row('N2')).toContainText('Steht schon in Zeile 3');

  // The desk does not recognise the heading of the last column.
  await page.getByRole('combobox', { name: 'Wohin' }).click();
  await page.getByRole('option', { name: 'Ort', exact: true }).click();
  await expect(summary).toHaveText(/1 neu, 1 geändert, 0 unverändert, 4 abgelehnt/);

  await page.getByRole('button', { name: '2 Zeilen importieren' }).click();
  await expect(summary).toHaveText(/«standorte\.csv» ist importiert: 1 neu, 1 geändert/);
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: '4 abgelehnte Zeilen herunterladen' }).click();
  const refused = await readFile(await (await download).path(), 'utf8');
  expect(refused).toContain('Falsch;F1;0800;Chur;PLZ: Ungültige Postleitzahl');

  await page.getByRole('button', { name: t('imports.another') }).click();
  await expect(page.getByText(t('imports.latest'))).toBeVisible();
  await send('Name;Externe Nummer;Ort\nWerk;W1;Basel\nNeubau;N1;Zürich\n');
  await expect(summary).toHaveText(/Der Import würde nichts ändern: 2 unverändert, 0 abgelehnt/);
  await expect(page.getByRole('button', { name: /importieren$/ })).toHaveCount(0);
});

test('a table of customers is imported from their list, and the list shows them', async ({ page }) => {
  await signedIn(page, 'alpina-manager');
  await open(page, 'customer');
  await page.getByRole('link', { name: t('imports.button') }).click();
  await expect(page.getByText(/Bestehende Einträge werden erkannt an: Code\./)).toBeVisible();
  const code = `TAFEL-${Date.now()}`;
  await senderOn(page)(`Code;Name;Ort;SLA\n${code};Tafel AG;Biel;Standard\n;Namenlos AG;;\n`, 'kunden.csv');
  await expect(page.getByRole('alert')).toHaveText(/1 neu, 0 geändert, 0 unverändert, 1 abgelehnt/);
  await page.getByRole('button', { name: '1 Zeile importieren' }).click();
  await expect(page.getByRole('alert')).toHaveText(/«kunden\.csv» ist importiert: 1 neu/);
  await page.getByRole('link', { name: t('imports.toRecords') }).click();
  await expect(page.getByRole('row').filter({ hasText: code })).toContainText('Standard');
});
