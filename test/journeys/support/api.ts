import { expect, type Page } from '@playwright/test';
import { deskUrl, gatewayToken, tokenOf } from './desk.js';

interface Call {
  readonly data?: object;
  /** Version that a change is based on. */
  readonly version?: number;
}

/** An answer of the API; the journey itself checks its form. */
// biome-ignore lint/suspicious/noExplicitAny: answers of any resource
export type Json = Record<string, any>;

/** Calls the API as an account: actions elsewhere while a person looks at a screen. */
export function apiAs(page: Page, account: string) {
  return async (
    method: 'get' | 'post' | 'patch' | 'delete',
    path: string,
    { data, version }: Call = {},
  ): Promise<Json> => {
    const answer = await page.request[method](`${deskUrl()}services/v1/${path}`, {
      headers: {
        Authorization: `Bearer ${await tokenOf(page, account)}`,
        ...(version !== undefined && { 'If-Match': `"${version}"` }),
      },
      data,
    });
    expect(answer.ok(), `${method} ${path}: ${answer.status()} ${await answer.text()}`).toBe(true);
    return answer.json();
  };
}

interface DeliveredMail {
  readonly from: string;
  readonly subject: string;
  readonly text: string;
  /** Further header lines. */
  readonly headers?: readonly string[];
}

/** Brings a mail as a gateway does: it is kept, and filed by the worker a moment later. */
export async function deliver(page: Page, mail: DeliveredMail): Promise<void> {
  const encoded = (text: string) => Buffer.from(text).toString('base64');
  const lines = [
    `From: ${mail.from}`,
    'To: support@alpina.example',
    `Subject: =?utf-8?B?${encoded(mail.subject)}?=`,
    'Content-Type: text/plain; charset=utf-8',
    'Content-Transfer-Encoding: base64',
    ...(mail.headers ?? []),
  ];
  const answer = await page.request.post(`${deskUrl()}services/intake/messages`, {
    headers: { Authorization: `Bearer ${await gatewayToken(page)}`, 'Content-Type': 'message/rfc822' },
    data: `${lines.join('\r\n')}\r\n\r\n${encoded(mail.text)}\r\n`,
  });
  expect(answer.status()).toBe(202);
}
