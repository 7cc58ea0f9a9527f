import { scrollTo } from '../../components/scroll-to';

const focusable =
  'input:not([type=hidden]):not([tabindex="-1"]), textarea, select, [contenteditable=true], [role=combobox], button';

/** Brings the input at a path of the form into view and puts the cursor into it. */
export function focusField(path: string): void {
  const parts = path.split('.');
  for (let length = parts.length; length > 0; length -= 1) {
    const frame = document.querySelector(`[data-field="${CSS.escape(parts.slice(0, length).join('.'))}"]`);
    if (!frame) continue;
    const rest = parts.slice(length).join('.');
    const named = rest && frame.querySelector<HTMLElement>(`[name="${CSS.escape(path)}"]`);
    const target = named || frame.querySelector<HTMLElement>(focusable);
    scrollTo(frame);
    target?.focus({ preventScroll: true });
    return;
  }
}
