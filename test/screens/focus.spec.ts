import { expect, type Page, test } from '@playwright/test';
import { chooseTheme, open, signIn, UNTYPED } from '../journeys/support/desk.js';

const SCREENS = ['dashboard', 'issue', 'issue/create', 'masterdata/text-blocks', UNTYPED, 'issue/wall', 'profile'];

/** Stops of the keyboard that the test checks on each screen. */
const STOPS = 30;

interface Stop {
  what: string;
  /** Style of the ring around the control or the part that it fills; 'none' without a ring. */
  ring: string;
  /** The look of the control without the focus. */
  without: string;
}

/**
 * The focused element and the outline of it or of its frame (the frame of a field, the box drawn for a hidden input),
 * with the focus and without.
 */
const LOOK = `(async () => {
  const control = document.activeElement;
  if (!control || control === document.body) return null;
  const outlines = () => {
    const found = [];
    for (let part = control, steps = 0; part && steps < 4; part = part.parentElement, steps += 1) {
      const { outlineStyle, outlineWidth, outlineColor } = getComputedStyle(part);
      if (outlineStyle !== 'none' && parseFloat(outlineWidth) >= 2) found.push([outlineStyle, outlineWidth, outlineColor].join(' '));
    }
    return found[0] ?? 'none';
  };
  const ring = outlines();
  const what = control.outerHTML.slice(0, 160);
  control.blur();
  // Some rings are drawn by a class that is taken away with the next frame.
  await new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn)));
  const without = outlines();
  control.focus({ focusVisible: true, preventScroll: true });
  return { what, ring, without };
})()`;

async function stopsOf(page: Page): Promise<Stop[]> {
  const stops: Stop[] = [];
  while (stops.length < STOPS) {
    await page.keyboard.press('Tab');
    const stop = await page.evaluate<Stop | null>(LOOK);
    if (!stop) break;
    stops.push(stop);
  }
  return stops;
}

for (const theme of ['light', 'dark'] as const) {
  test(`each control that the keyboard reaches has a ring, in the ${theme} theme`, async ({ page }) => {
    await chooseTheme(page, 'alpina-manager', theme);
    await signIn(page, 'alpina-manager');
    for (const path of SCREENS) {
      await open(page, path);
      const stops = await stopsOf(page);
      expect(stops.length, path).toBeGreaterThan(8);
      const bare = stops.filter(({ ring, without }) => ring === 'none' || ring === without);
      expect(bare.map(({ what, ring }) => `${path} ${ring}: ${what}`)).toEqual([]);
    }
    await chooseTheme(page, 'alpina-manager', 'light');
  });
}
