import CloudDoneOutlined from '@mui/icons-material/CloudDoneOutlined';
import CloudUploadOutlined from '@mui/icons-material/CloudUploadOutlined';
import { Badge, IconButton, Tooltip } from '@mui/material';
import { lazy, Suspense, useState } from 'react';
import { useTranslate } from 'react-admin';
import { useApplication } from '../../providers/application';
import { useOutboxEntries } from '../../providers/offline/use-outbox';

const OutboxDrawer = lazy(() => import('./OutboxDrawer'));

/** The number of waiting entries, for executors in the field; the button opens their list. */
export function OutboxButton() {
  const translate = useTranslate();
  const { offline } = useApplication();
  const entries = useOutboxEntries(offline?.outbox);
  const [isOpen, setOpen] = useState(false);
  if (!offline) return null;
  const refused = entries.filter(({ refusal }) => refusal).length;
  const label =
    refused > 0
      ? translate('field.outbox.refused', { smart_count: refused })
      : entries.length > 0
        ? translate('field.outbox.waiting', { smart_count: entries.length })
        : translate('field.outbox.button');
  return (
    <>
      <Tooltip title={label}>
        <IconButton size="small" aria-label={label} aria-haspopup="dialog" onClick={() => setOpen(true)}>
          <Badge badgeContent={entries.length} color={refused > 0 ? 'error' : 'primary'} aria-hidden>
            {entries.length > 0 ? <CloudUploadOutlined fontSize="small" /> : <CloudDoneOutlined fontSize="small" />}
          </Badge>
        </IconButton>
      </Tooltip>
      {isOpen && (
        <Suspense fallback={null}>
          <OutboxDrawer outbox={offline.outbox} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  );
}
