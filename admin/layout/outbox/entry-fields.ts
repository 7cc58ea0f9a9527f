import { useTranslate } from 'react-admin';
import type { Outbox } from '../../providers/offline/outbox';
import type { OutboxEntry } from '../../providers/offline/outbox-entry';

/** Properties of a dialog about an entry. */
export interface EntryDialogProps {
  entry: OutboxEntry;
  /** Name of the entry, in the user's language. */
  name: string;
  outbox: Outbox;
  onClose: () => void;
}

const OF_ANOTHER_NAME: Record<string, string> = {
  positions: 'report-positions',
  'check-in': 'tickets',
  signature: 'reports',
};

/** Resource of the fields of a body, by the last part of the path that names a resource. */
const resourceOf = (path: string) => {
  const names = path.split('/').filter((part) => /^[a-z-]+$/.test(part));
  const last = names.at(-1);
  return (last && OF_ANOTHER_NAME[last]) ?? last ?? '';
};

/** Gives the label of a field of an entry, as in the forms of its resource. */
export function useFieldName({ path }: Pick<OutboxEntry, 'path'>): (field: string) => string {
  const translate = useTranslate();
  return (field) =>
    translate(`resources.${resourceOf(path)}.fields.${field}`, { _: translate(`field.form.${field}`, { _: field }) });
}
