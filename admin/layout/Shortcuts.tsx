import { lazy, Suspense, useEffect, useState } from 'react';
import { useNavigate } from 'react-router';
import { pressKey, useShortcut } from '../components/shortcuts';
import { useCan } from '../providers/application';

const ShortcutsDialog = lazy(() => import('./ShortcutsDialog'));

/** Listens to the shortcuts and lists them on `?`. */
export function Shortcuts() {
  const navigate = useNavigate();
  const mayCreate = useCan('tickets', 'create');
  const [open, setOpen] = useState(false);
  useShortcut('?', 'app.shortcuts.help', () => setOpen(true));
  useShortcut('g d', 'app.shortcuts.dashboard', () => navigate('/dashboard'));
  useShortcut('g t', 'app.shortcuts.tickets', () => navigate('/issue'));
  useShortcut('c', 'app.shortcuts.create', () => mayCreate && navigate('/issue/create'));
  useEffect(() => {
    const listen = (event: KeyboardEvent) => {
      // Works inside inputs too, as everywhere else on the web.
      if ((event.ctrlKey || event.metaKey) && event.key === 'k') {
        if (pressKey('Ctrl+k')) event.preventDefault();
        return;
      }
      if (event.ctrlKey || event.metaKey || event.altKey || isTyping(event.target)) return;
      if (pressKey(event.key)) event.preventDefault();
    };
    addEventListener('keydown', listen);
    return () => removeEventListener('keydown', listen);
  }, []);
  return (
    open && (
      <Suspense>
        <ShortcutsDialog onClose={() => setOpen(false)} />
      </Suspense>
    )
  );
}

/** Elements that keep their keys when focused: inputs except the checkboxes of rows, and layers over the page. */
const typing = [
  'input:not([data-record] [type="checkbox"], thead [type="checkbox"])',
  'textarea',
  'select',
  '[role="combobox"]',
  '[role="dialog"]',
  '[role="menu"]',
  '[role="listbox"]',
].join(', ');

function isTyping(target: EventTarget | null): boolean {
  const element = target as HTMLElement | null;
  return Boolean(element?.isContentEditable || element?.closest(typing));
}
