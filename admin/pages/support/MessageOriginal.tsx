import { Button, Stack } from '@mui/material';
import { useNotify, useRecordContext, useRefresh, useTranslate } from 'react-admin';
import { apiFetch } from '../../providers/http';
import { MailOriginal } from '../mail-original/MailOriginal';
import { SupportTabs } from './SupportTabs';

/** Above the record of an incoming mail: the mail as it came, and that what could not be filed has been dealt with. */
export function MessageOriginal() {
  const translate = useTranslate();
  const notify = useNotify();
  const refresh = useRefresh();
  const record = useRecordContext<{ id: string; state: string; hasOriginal: boolean }>();
  if (!record) return <SupportTabs />;
  const path = `intake-messages/${encodeURIComponent(record.id)}`;
  const dismiss = async () => {
    try {
      await apiFetch(`${path}/dismissal`, { method: 'POST' });
      refresh();
    } catch (error) {
      notify(error instanceof Error ? error.message : String(error), { type: 'error' });
    }
  };
  return (
    <>
      <SupportTabs />
      <Stack spacing={1} sx={{ mb: 2, alignItems: 'flex-start' }}>
        {record.state === 'FAILED' && (
          <Button size="small" variant="outlined" onClick={() => void dismiss()}>
            {translate('tickets.original.dismiss')}
          </Button>
        )}
        {record.hasOriginal && (
          <div style={{ width: '100%' }}>
            <MailOriginal path={`${path}/original`} scope="intake-originals" />
          </div>
        )}
      </Stack>
    </>
  );
}
