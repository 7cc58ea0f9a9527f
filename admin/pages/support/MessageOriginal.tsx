import { useRecordContext } from 'react-admin';
import { useMe } from '../../providers/application';
import { Role } from '../../providers/role';
import { MailOriginal } from '../mail-original/MailOriginal';
import { SupportTabs } from './SupportTabs';

/** The original mail above the record of an incoming mail; for administrators it is a part of the support screen. */
export function MessageOriginal() {
  const record = useRecordContext<{ id: string; hasOriginal: boolean }>();
  const { roles } = useMe();
  return (
    <>
      {roles.includes(Role.Admin) && <SupportTabs />}
      {record?.hasOriginal && (
        <div style={{ width: '100%', marginBottom: 16 }}>
          <MailOriginal path={`intake-messages/${encodeURIComponent(record.id)}/original`} scope="intake-originals" />
        </div>
      )}
    </>
  );
}
