import { flushSync } from 'react-dom';
import type { Mode } from './ComposerMode';

/** Focuses the composer of the open ticket, for a message or a note; `false` if it is not shown. */
export function goToComposer(mode: Mode): boolean {
  const composer = document.querySelector('[data-composer]');
  const text = () => composer?.querySelector<HTMLElement>('textarea:not([aria-hidden="true"])');
  // A composer of one line shows its modes once it has the focus.
  flushSync(() => text()?.focus());
  composer?.querySelector<HTMLButtonElement>(`button[value="${mode}"]`)?.click();
  text()?.focus();
  return Boolean(text());
}
