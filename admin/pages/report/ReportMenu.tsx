import DeleteOutline from '@mui/icons-material/DeleteOutline';
import MoreVertOutlined from '@mui/icons-material/MoreVertOutlined';
import { ListItemIcon, MenuItem } from '@mui/material';
import { useState } from 'react';
import { Confirm, useNotify, useTranslate } from 'react-admin';
import { useLocation, useNavigate } from 'react-router';
import { MenuButton } from '../../layout/MenuButton';
import { useReport, useReportChanges } from './use-report';

/** Removes the report, as long as it is open; afterwards the ticket's reports are shown. */
export function ReportMenu() {
  const translate = useTranslate();
  const notify = useNotify();
  const navigate = useNavigate();
  const { pathname } = useLocation();
  const { identifier: number, can } = useReport();
  const { remove } = useReportChanges();
  const [asking, setAsking] = useState(false);
  if (!can.delete) return null;
  const confirm = async () => {
    setAsking(false);
    try {
      await remove();
      navigate(`${pathname.replace(/\/report\/[^/]+$/, '')}?part=reports`, { replace: true });
    } catch (error) {
      notify(error instanceof Error ? error.message : String(error), { type: 'error' });
    }
  };
  return (
    <>
      <MenuButton label={translate('tickets.reports.more')} icon={<MoreVertOutlined />}>
        {(hide) => (
          <MenuItem
            onClick={() => {
              hide();
              setAsking(true);
            }}
          >
            <ListItemIcon>
              <DeleteOutline fontSize="small" />
            </ListItemIcon>
            {translate('tickets.reports.remove')}
          </MenuItem>
        )}
      </MenuButton>
      <Confirm
        isOpen={asking}
        title={translate('tickets.reports.remove')}
        content={translate('tickets.reports.removeQuestion', { number })}
        confirm={translate('ra.action.remove')}
        cancel={translate('ra.action.cancel')}
        confirmColor="warning"
        onConfirm={confirm}
        onClose={() => setAsking(false)}
      />
    </>
  );
}
