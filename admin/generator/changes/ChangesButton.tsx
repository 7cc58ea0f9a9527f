import ManageHistory from '@mui/icons-material/ManageHistoryOutlined';
import { Button } from '@mui/material';
import { lazy, Suspense, useState } from 'react';
import { type RaRecord, useTranslate } from 'react-admin';
import { useCan } from '../../providers/application';
import { useResourceModel } from '../resource-model-context';

const ChangesDrawer = lazy(() => import('./ChangesDrawer'));

interface ChangesButtonProps {
  record: RaRecord;
  title: string;
  mayRestore?: boolean;
}

/** Opens the history of a record, for readers of the log with the right to update the record. */
export function ChangesButton({ record, title, mayRestore = false }: ChangesButtonProps) {
  const translate = useTranslate();
  const { model } = useResourceModel();
  const mayRead = useCan('config-changes', 'list');
  // Once opened, the drawer stays in the page: it asks the questions of an undone restoring.
  const [isOpen, setOpen] = useState<boolean>();
  if (!mayRead || !model.can.update || !model.isAudited) return null;
  return (
    <>
      <Button startIcon={<ManageHistory />} onClick={() => setOpen(true)} aria-haspopup="dialog">
        {translate('support.changes.open')}
      </Button>
      {isOpen !== undefined && (
        <Suspense fallback={null}>
          <ChangesDrawer
            record={record}
            title={title}
            mayRestore={mayRestore}
            isOpen={isOpen}
            onClose={() => setOpen(false)}
          />
        </Suspense>
      )}
    </>
  );
}
