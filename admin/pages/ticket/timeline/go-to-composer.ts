import type { Mode } from './ComposerMode';

/** Focuses the composer of the open ticket, for a message or a note; `false` if it is not shown. */
export function goToComposer(mode: Mode): boolean {
  const composer = document.querySelector('[data-composer]');
  composer?.querySelector<HTMLButtonElement>(`button[value="${mode}"]`)?.click();
  const text = composer?.querySelector<HTMLElement>('textarea:not([aria-hidden="true"])');
  text?.focus();
  return Boolean(text);
}
