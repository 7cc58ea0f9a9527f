import type { Locator, Page } from '@playwright/test';
import { textsOf } from './texts.js';

const t = textsOf('de-CH');

/** A field of a form by its name, and the box of the field. */
export const input = (page: Page, name: string): Locator => page.locator(`[data-field="${name}"]`);
export const box = (page: Page, name: string) =>
  input(page, name).locator('textarea:not([aria-hidden]), input').first();

/** Chooses a suggestion of a field that completes the typed text; the first suggestion without a text. */
export async function choose(page: Page, name: string, typed = ''): Promise<void> {
  const field = input(page, name).getByRole('combobox');
  await field.click();
  if (typed) await field.fill(typed);
  const options = page.getByRole('option', typed ? { name: new RegExp(typed) } : {});
  await options.first().click();
}

/** Chooses an option of a closed list. */
export async function select(page: Page, name: string, option: string): Promise<void> {
  await input(page, name).getByRole('combobox').click();
  await page.getByRole('option', { name: option, exact: true }).click();
}

/** Types a day or a time of an appointment into the open dialog. */
export async function typeTime(page: Page, name: string, keys: string): Promise<void> {
  const group = page.getByRole('dialog').getByRole('group', { name: t(`resources.appointments.fields.${name}`) });
  await group.getByRole('spinbutton').first().click();
  await page.keyboard.type(keys);
}

/** Presses a button of the open dialog. */
export const press = (page: Page, key: string) =>
  page
    .getByRole('dialog')
    .getByRole('button', { name: t(key), exact: true })
    .click();
