import { expect, type Locator, test } from '@playwright/test';
import { apiAs, type Json } from './support/api.js';
import { open, signedIn } from './support/desk.js';
import { textsOf } from './support/texts.js';

const t = textsOf('de-CH');

/** A picture of one red dot. */
const PICTURE = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAIAAACQd1PeAAAADElEQVR4nGP4z8AAAAMBAQDJ/pLvAAAAAElFTkSuQmCC',
  'base64',
);

const widthOf = (picture: Locator) =>
  picture.evaluate((element) => (element as unknown as { naturalWidth: number }).naturalWidth);

test('A manager gives the desk another logo: it stands in the bar at once, in mails, and can be taken away', async ({
  page,
}) => {
  await signedIn(page, 'alpina-manager');
  const manager = apiAs(page, 'alpina-manager');
  const settings = (await manager('get', 'tenant-settings'))[0];
  await open(page, `masterdata/settings/${settings.id}/show`);
  const bar = page.locator('header').getByRole('img', { name: settings.name });
  const chooser = page.getByLabel(t('logo.choose'));
  await chooser.setInputFiles({ name: 'logo.png', mimeType: 'image/png', buffer: Buffer.from('Kein Bild') });
  await expect(page.getByText(t('errors.LOGO_TYPE'))).toBeVisible();
  await chooser.setInputFiles({ name: 'logo.png', mimeType: 'image/png', buffer: PICTURE });
  await expect(page.getByText(t('logo.kept'))).toBeVisible();
  await expect.poll(() => widthOf(bar)).toBe(1);

  const template = (await manager('get', 'email-templates')).find(({ event }: Json) => event === 'ISSUE_CREATED');
  await open(page, `masterdata/email-templates/${template.id}/show`);
  const shown = page.locator('main iframe').contentFrame().getByRole('img', { name: settings.name });
  await expect(shown).toHaveAttribute('src', /^data:image\/png/);
  // The preview is drawn once more when its ticket has come.
  await expect(async () => expect(await widthOf(shown)).toBe(1)).toPass({ intervals: [25] });

  await open(page, `masterdata/settings/${settings.id}/show`);
  await page.getByRole('button', { name: t('logo.menu') }).click();
  await page.getByRole('menuitem', { name: t('logo.remove') }).click();
  await expect(page.getByText(t('logo.removed'))).toBeVisible();
  await expect(bar).toHaveCount(0);
});
