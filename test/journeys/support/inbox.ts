import { expect, type Page } from '@playwright/test';
import type { Json } from './api.js';
import { deskUrl } from './desk.js';

/** Mails to an address in the inbox beside the application, whose port is higher by two. */
export async function mailsTo(page: Page, address: string): Promise<Json[]> {
  const { port, hostname } = new URL(deskUrl());
  const mails: Json[] = await (await page.request.get(`http://${hostname}:${Number(port) + 2}/email`)).json();
  return mails.filter(({ to }) => to.some((recipient: Json) => recipient.address === address));
}

/** The first text of the pattern in the newest mail to an address that has one, as soon as there is such a mail. */
export async function mailedText(page: Page, address: string, pattern: RegExp): Promise<string> {
  const find = async () => (await mailsTo(page, address)).flatMap(({ text }) => pattern.exec(text)?.[0] ?? []).at(-1);
  await expect.poll(find).toBeTruthy();
  return (await find()) as string;
}
