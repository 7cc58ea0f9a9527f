import { useShortcut } from './shortcuts';

interface RecordActionProps {
  /** Locale key of the action, or its text. */
  label: string;
  run: () => unknown;
}

/** Offers an action of the open record in the search of the bar, beside the action's own button. */
export function RecordAction({ label, run }: RecordActionProps) {
  useShortcut('', label, run, 'record');
  return null;
}
