import ManageHistory from '@mui/icons-material/ManageHistoryOutlined';
import { Button } from '@mui/material';
import { lazy, Suspense, useState } from 'react';
import { type RaRecord, useTranslate } from 'react-admin';
import { useCan } from '../../providers/application';
import { useResourceModel } from '../resource-model-context';

const ChangesDrawer = lazy(() => import('./ChangesDrawer'));

/** Opens the history of a record, for readers of the log with the right to update the record. */
export function ChangesButton({ record, title }: { record: RaRecord; title: string }) {
  const translate = useTranslate();
  const { model } = useResourceModel();
  const mayRead = useCan('config-changes', 'list');
  const [isOpen, setOpen] = useState(false);
  if (!mayRead || !model.can.update || !model.isAudited) return null;
  return (
    <>
      <Button startIcon={<ManageHistory />} onClick={() => setOpen(true)} aria-haspopup="dialog">
        {translate('support.changes.open')}
      </Button>
      {isOpen && (
        <Suspense fallback={null}>
          <ChangesDrawer record={record} title={title} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  );
}
