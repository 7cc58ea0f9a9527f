import type { Page } from '@playwright/test';

/** Filled buttons that are seen, a menu beside one aside; `blocked` are those that cannot be pressed. */
export const filledButtons = (page: Page) =>
  page.locator('.MuiButton-contained:not([aria-haspopup]):visible').evaluateAll((buttons) => ({
    texts: buttons.map(({ textContent }) => textContent),
    blocked: buttons.filter((button) => button.matches(':disabled, [aria-disabled="true"]')).length,
  }));
