import { crc32, deflateSync } from 'node:zlib';
import { expect, test } from '@playwright/test';
import { apiAs } from '../journeys/support/api.js';
import { open, settled, signedIn } from '../journeys/support/desk.js';
import { textsOf } from '../journeys/support/texts.js';

const t = textsOf('de-CH');
const label = (field: string, resource = 'customers') => t(`resources.${resource}.fields.${field}`);

/** A picture of one colour, 8 by 8 pixels. */
function png(): Buffer {
  const chunk = (type: string, data: Buffer) => {
    const named = Buffer.concat([Buffer.from(type, 'latin1'), data]);
    const frame = Buffer.alloc(8);
    frame.writeUInt32BE(data.length, 0);
    frame.writeUInt32BE(crc32(named), 4);
    return Buffer.concat([frame.subarray(0, 4), named, frame.subarray(4)]);
  };
  const head = Buffer.from([0, 0, 0, 8, 0, 0, 0, 8, 8, 2, 0, 0, 0]);
  const rows = Buffer.concat(Array.from({ length: 8 }, () => Buffer.from([0, ...Array(24).fill(90)])));
  const signature = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);
  return Buffer.concat([
    signature,
    chunk('IHDR', head),
    chunk('IDAT', deflateSync(rows)),
    chunk('IEND', Buffer.alloc(0)),
  ]);
}

test('a manager enters a customer, links it to the CRM and disconnects it with its users', async ({ page }) => {
  const stamp = Date.now().toString(36).toUpperCase();
  const code = `NEU-${stamp}`;
  const number = `N${stamp}`;
  const api = apiAs(page, 'alpina-manager');
  const company = await api('post', 'addresses', { data: { number, name: `Neue Firma ${stamp}`, city: 'Wil' } });
  const contact = await api('post', 'contacts', { data: { lastname: 'Amrein', address: company.id } });
  const field = (name: string) => page.getByRole('textbox', { name: label(name), exact: false });
  const save = page.getByRole('button', { name: t('generator.action.save') });

  await signedIn(page, 'alpina-manager');
  await open(page, 'customer/create');
  const codeField = page.getByRole('textbox', { name: /^Code/ });
  const nameField = page.getByRole('textbox', { name: /^Name/ });
  await codeField.fill('Zürich 1');
  await expect(codeField).toHaveAccessibleDescription(new RegExp(t('errors.FORMAT_INVALID')));
  await field('postCode').fill('80');
  await expect(field('postCode')).toHaveAccessibleDescription(new RegExp(t('errors.POST_CODE_INVALID')));
  await field('communicationEmail').fill('anna');
  await expect(field('communicationEmail')).toHaveAccessibleDescription(new RegExp(t('errors.EMAIL_INVALID')));
  await field('postCode').fill('9500');
  await field('communicationEmail').fill('anna@neu.example');
  await save.click();
  await expect(nameField).toHaveAccessibleDescription(new RegExp(t('errors.REQUIRED')));
  await nameField.fill(`Neue Firma ${stamp}`);
  await codeField.fill('ACME');
  await save.click();
  await expect(codeField).toHaveAccessibleDescription(/Code ist bereits vergeben/);
  await codeField.fill(code);
  await save.click();
  await page.waitForURL(/\/customer\/[0-9a-f-]{36}\/show/);
  const customer = page.url().split('/').at(-2) as string;

  // Linking: an address of another customer is refused on the field, one's own is shown by its name.
  await page.getByRole('button', { name: t('customers.crm.link') }).click();
  const dialog = page.getByRole('dialog');
  const picker = dialog.getByRole('combobox', { name: label('crmAddressNumber') });
  await picker.fill('ACME Präz');
  await page.getByRole('option', { name: /104218/ }).click();
  await dialog.getByRole('button', { name: t('customers.crm.linkAction') }).click();
  await expect(picker).toHaveAccessibleDescription(new RegExp(t('errors.CRM_ADDRESS_LINKED')));
  await picker.fill(stamp);
  await page.getByRole('option', { name: new RegExp(number) }).click();
  await dialog.getByRole('button', { name: t('customers.crm.linkAction') }).click();
  await expect(dialog).toBeHidden();
  await expect(page.getByText(`Neue Firma ${stamp} (${number})`)).toBeVisible();

  const tab = (name: string) => page.getByRole('tab', { name: new RegExp(`^${name}`) });
  await tab(t('dashboard.customerPage.contacts')).click();
  await expect(page.getByText('Amrein', { exact: true })).toBeVisible();
  await page.getByRole('button', { name: t('customers.contacts.add') }).click();
  await dialog.getByRole('textbox', { name: label('email', 'contacts') }).fill('bruno@neu.example');
  await dialog.getByRole('button', { name: t('ra.action.add') }).click();
  const lastname = dialog.getByRole('textbox', { name: new RegExp(label('lastname', 'contacts')) });
  await expect(lastname).toHaveAccessibleDescription(new RegExp(t('errors.REQUIRED')));
  await lastname.fill('Bucher');
  await dialog.getByRole('button', { name: t('ra.action.add') }).click();
  await expect(page.getByText('Bucher', { exact: true })).toBeVisible();
  await expect(tab(t('dashboard.customerPage.contacts'))).toContainText('2');

  await tab('Standorte').click();
  await page
    .getByRole('link', { name: /Standort/ })
    .filter({ hasText: /erfassen|hinzufügen|Neu/i })
    .first()
    .click();
  await page.getByRole('textbox', { name: new RegExp(`^${label('name', 'locations')}`) }).fill('Werk Wil');
  await save.click();
  await page.waitForURL(/customer-locations\/[0-9a-f-]{36}\/show/);

  await open(page, `customer/${customer}/show`);
  await expect(tab('Standorte')).toContainText('1');
  await page
    .locator('input[type="file"]')
    .setInputFiles({ name: 'a.png', mimeType: 'image/png', buffer: Buffer.from('Text') });
  await expect(page.getByText(t('errors.LOGO_TYPE'))).toBeVisible();
  await page.locator('input[type="file"]').setInputFiles({ name: 'logo.png', mimeType: 'image/png', buffer: png() });
  await expect(page.getByRole('img', { name: `Neue Firma ${stamp}` })).toBeVisible();

  // Disconnecting shows the number of users of the link, and disconnects them as well.
  const user = await api('post', 'users', {
    data: {
      roles: ['vsd-agent'],
      username: `amrein-${stamp}`,
      customerCode: code,
      externalContactNumber: contact.number,
    },
  });
  await open(page, `customer/${customer}/show`);
  await page.getByRole('button', { name: t('customers.crm.disconnect'), exact: true }).click();
  await expect(dialog).toContainText('1 Benutzer beruht auf einem Kontakt');
  await dialog.getByRole('button', { name: t('customers.crm.disconnect'), exact: true }).click();
  await expect(dialog).toBeHidden();
  await expect(page.getByRole('button', { name: t('customers.crm.link') })).toBeVisible();
  expect(await api('get', `users/${user.id}`)).toMatchObject({ active: false });
  await tab(t('dashboard.customerPage.contacts')).click();
  await settled(page);
  await expect(page.getByText(t('customers.contacts.notLinked'))).toBeVisible();
});

test('a customer sees the logo of their company', async ({ page }) => {
  await signedIn(page, 'alpina-customer');
  await open(page, 'dashboard');
  await expect(page.getByRole('img', { name: 'ACME Präzisionstechnik AG' })).toBeVisible();
});
