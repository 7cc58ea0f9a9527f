import type { Page } from '@playwright/test';

/**
 * Collects the errors that a page throws or writes to its console from now on. A refused request that the page answers
 * with a text of its own, such as the 404 of a link that is no longer valid, is no error of the page.
 */
export function pageErrors(page: Page): string[] {
  const errors: string[] = [];
  page.on('pageerror', (error) => errors.push(`${page.url()}: ${error.message}`));
  page.on('console', (message) => {
    const isRefusedRequest = /\/services\//.test(message.location().url) && /Failed to load/.test(message.text());
    if (message.type() === 'error' && !isRefusedRequest) errors.push(`${page.url()}: ${message.text()}`);
  });
  return errors;
}
