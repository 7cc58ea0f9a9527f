import { type BrowserContext, test as base, type Page } from '@playwright/test';
import { signedIn, signInAnew } from './desk.js';
import type { Locale } from './texts.js';

interface Window {
  readonly locale?: Locale;
  readonly viewport?: { readonly width: number; readonly height: number };
  /** Its screen is touched. */
  readonly hasTouch?: boolean;
  /** The account has a sign-in of its own, which the journey may end. */
  readonly anew?: boolean;
}

/** Signs a person in, in a browser of their own, beside others; `open` loads their first screen. */
type OpenPerson = (account: string, window?: Window) => Promise<Page>;

/** A journey in which several people take part; their windows close with it and receive no more events. */
export const test = base.extend<{ person: OpenPerson }>({
  person: async ({ browser }, use) => {
    const contexts: BrowserContext[] = [];
    await use(async (account, { locale = 'de-CH', viewport, hasTouch = false, anew = false } = {}) => {
      const context = await browser.newContext({ locale, hasTouch, ...(viewport && { viewport }) });
      contexts.push(context);
      const page = await context.newPage();
      await (anew ? signInAnew : signedIn)(page, account, locale);
      return page;
    });
    await Promise.all(contexts.map((context) => context.close()));
  },
});
