/** Milliseconds that a scroll takes (spec §9). */
const SCROLL_MS = 300;

/** Share of the way that is behind after a share of the time: quick at first, slow at the end. */
const eased = (time: number): number => 1 - (1 - Math.min(1, Math.max(0, time))) ** 3;

interface Scrolled {
  readonly frame: Element;
  readonly from: number;
  readonly to: number;
}

const ancestors = (element: Element | null): Element[] =>
  element ? [element, ...ancestors(element.parentElement)] : [];

/** The frames around an element that have to scroll to show it, each with its scroll positions before and after. */
function framesOf(element: Element, block: ScrollLogicalPosition): Scrolled[] {
  const before = ancestors(element.parentElement).map((frame) => ({ frame, from: frame.scrollTop }));
  element.scrollIntoView({ block, behavior: 'instant' });
  const moved = before
    .map(({ frame, from }) => ({ frame, from, to: frame.scrollTop }))
    .filter(({ from, to }) => from !== to);
  for (const { frame, from } of moved) frame.scrollTo({ top: from, behavior: 'instant' });
  return moved;
}

/**
 * Scrolls in 300 ms until an element stands in the middle or at the start of its frame; at once for users who prefer
 * less motion. A wheel, a finger or a key of the user ends the scroll at its present position.
 */
export function scrollTo(element: Element, block: ScrollLogicalPosition = 'center'): void {
  if (matchMedia('(prefers-reduced-motion: reduce)').matches) {
    element.scrollIntoView({ block });
    return;
  }
  const frames = framesOf(element, block);
  if (frames.length === 0) return;
  const interrupted = new AbortController();
  for (const act of ['wheel', 'touchstart', 'keydown'])
    addEventListener(act, () => interrupted.abort(), { signal: interrupted.signal, passive: true });
  const begin = performance.now();
  const step = (now: number) => {
    if (interrupted.signal.aborted) return;
    const share = eased((now - begin) / SCROLL_MS);
    for (const { frame, from, to } of frames) frame.scrollTo({ top: from + (to - from) * share, behavior: 'instant' });
    if (share < 1) requestAnimationFrame(step);
    else interrupted.abort();
  };
  requestAnimationFrame(step);
}
