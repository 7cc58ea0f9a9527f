import { expect, type Page } from '@playwright/test';
import { apiAs, type Json } from './api.js';
import { open } from './desk.js';
import { textsOf } from './texts.js';

const t = textsOf('de-CH');

/** A location with a link for requests, as a manager takes it from its sheet with the QR code. */
export async function requestForm(manager: Page): Promise<{ location: Json; address: string }> {
  const ask = apiAs(manager, 'alpina-manager');
  // The ticket of a customer whose mails go to the contact, and not all to one address.
  const customers = (await ask('get', 'customers?range=[0,99]')) as Json[];
  const { id: customer } = customers.find(({ communicationEmail }) => !communicationEmail) as Json;
  const places = `locations?filter=${encodeURIComponent(JSON.stringify({ customer }))}`;
  const [location] = (await ask('get', places)) as Json[];
  await open(manager, `customer-locations/${location?.id}/show`);
  const button = t('resources.locations.actions.request-link.name');
  await manager.getByRole('button', { name: button }).click();
  const sheet = manager.getByRole('dialog', { name: button });
  await expect(sheet.getByRole('link', { name: t('generator.action.saveFile') })).toHaveCount(2);
  const address = /http\S+\/portal\/request\/\w+\/\w{44}/.exec((await sheet.textContent()) ?? '')?.[0] ?? '';
  return { location: location as Json, address };
}
