import { expect, type Page } from '@playwright/test';
import type { Locale } from './texts.js';

/** Address of the application that the journeys' set-up has started, with its trailing slash. */
export const deskUrl = () => process.env.VSD_JOURNEY_URL as string;

/** Opens the application and signs in on the identity service's page, as a person does; ends on the dashboard. */
export async function signIn(page: Page, account: string, locale: Locale = 'de-CH', scheme = 'light'): Promise<void> {
  const tenant = account.startsWith('nordwind') ? 'nordwind' : 'alpina';
  await page.addInitScript((chosen) => localStorage.setItem('locale', chosen), locale);
  await page.emulateMedia({ colorScheme: scheme as 'light' | 'dark' });
  await page.goto(`${deskUrl()}?tenant=${tenant}`);
  await page.locator('input[name="username"]').fill(account);
  await page.locator('input[name="password"]').fill('demo');
  await page.keyboard.press('Enter');
  await page.waitForURL((url) => url.href.startsWith(deskUrl()) && !url.href.includes('#state'));
  await expect(page.locator('h1')).toBeVisible();
}

/** Opens a screen by its address below the application and waits until it has loaded. */
export async function open(page: Page, path: string): Promise<void> {
  await page.goto(`${deskUrl()}${path}`);
  await expect(page.locator('h1')).toBeVisible();
  await settled(page);
}

/** Waits until nothing is loading any more: no skeleton, no progress. */
export async function settled(page: Page): Promise<void> {
  await expect(page.locator('.MuiSkeleton-root, [role="progressbar"]')).toHaveCount(0);
}
