import { useTranslate } from 'react-admin';
import { ConfirmDialog } from '../../components/ConfirmDialog';
import type { EntryDialogProps } from './entry-fields';

/** Asks the user to confirm that an entry is discarded. */
export function DiscardDialog({ entry, name, outbox, onClose }: EntryDialogProps) {
  const translate = useTranslate();
  return (
    <ConfirmDialog
      isRemoval
      title={translate('field.outbox.discard')}
      text={translate('field.outbox.discardText', { name })}
      action={translate('field.outbox.discard')}
      onConfirm={() => outbox.discard(entry)}
      onClose={onClose}
    />
  );
}
