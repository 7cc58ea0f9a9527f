import { useTranslate } from 'react-admin';
import type { Outbox } from '../../providers/offline/outbox';
import type { OutboxEntry } from '../../providers/offline/outbox-entry';

/** What a dialog about an entry is given. */
export interface EntryDialogProps {
  entry: OutboxEntry;
  /** Its name, as the reader sees it. */
  name: string;
  outbox: Outbox;
  onClose: () => void;
}

const OF_ANOTHER_NAME: Record<string, string> = {
  positions: 'report-positions',
  'check-in': 'tickets',
  signature: 'reports',
};

/** Resource whose fields a body has, by the last part of the path that names one. */
const resourceOf = (path: string) => {
  const names = path.split('/').filter((part) => /^[a-z-]+$/.test(part));
  const last = names.at(-1);
  return (last && OF_ANOTHER_NAME[last]) ?? last ?? '';
};

/** Gives the name of a field of an entry, as the forms of its resource call it. */
export function useFieldName({ path }: Pick<OutboxEntry, 'path'>): (field: string) => string {
  const translate = useTranslate();
  return (field) =>
    translate(`resources.${resourceOf(path)}.fields.${field}`, { _: translate(`field.form.${field}`, { _: field }) });
}
