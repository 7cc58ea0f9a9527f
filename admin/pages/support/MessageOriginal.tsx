import { useRecordContext } from 'react-admin';
import { MailOriginal } from '../mail-original/MailOriginal';
import { SupportTabs } from './SupportTabs';

/** Above the record of an incoming mail: the mail as it came. */
export function MessageOriginal() {
  const record = useRecordContext<{ id: string; hasOriginal: boolean }>();
  return (
    <>
      <SupportTabs />
      {record?.hasOriginal && (
        <div style={{ width: '100%', marginBottom: 16 }}>
          <MailOriginal path={`intake-messages/${encodeURIComponent(record.id)}/original`} scope="intake-originals" />
        </div>
      )}
    </>
  );
}
