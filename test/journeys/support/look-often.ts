import type { Page } from '@playwright/test';

/** Milliseconds between two looks of Playwright's frames; each look costs some two. */
const EVERY_MS = [20, 50, 50, 100];

type Retry = (progress: unknown, ...rest: unknown[]) => Promise<unknown>;
interface FrameClass {
  retryWithProgressAndTimeouts: Retry;
  retryWithProgressAndBackoff: Retry;
}

/**
 * Lets all steps and expectations of this process notice a change at once. After the first quarter of a second
 * Playwright looks every half second alone, for which it has no setting: journeys left the processors idle meanwhile.
 */
export function lookOften(page: Page): void {
  const { _connection: server } = page as unknown as { _connection: { toImpl(page: Page): { mainFrame(): object } } };
  const frames: FrameClass = Object.getPrototypeOf(server.toImpl(page).mainFrame());
  if (!frames.retryWithProgressAndTimeouts || !frames.retryWithProgressAndBackoff)
    throw new Error('Playwright waits in another way by now');
  frames.retryWithProgressAndBackoff = function (this: FrameClass, progress, action) {
    return this.retryWithProgressAndTimeouts(progress, EVERY_MS, action);
  };
}
