import { expect, type Page } from '@playwright/test';
import { deskUrl, tokenOf } from './desk.js';

interface Call {
  readonly data?: object;
  /** Version that a change is based on. */
  readonly version?: number;
}

/** Answers of the API, looked at by the journey itself. */
// biome-ignore lint/suspicious/noExplicitAny: answers of any resource
export type Json = Record<string, any>;

/** Calls the API as an account: what somebody does elsewhere while a person looks at a screen. */
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
