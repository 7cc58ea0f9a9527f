import DeleteOutline from '@mui/icons-material/DeleteOutline';
import LockOutlined from '@mui/icons-material/LockOutlined';
import { IconButton, Tooltip } from '@mui/material';
import { useState } from 'react';
import { useTranslate } from 'react-admin';
import { openFile } from '../../providers/files';
import { apiFetch } from '../../providers/http';
import { FileItem } from '../ticket/attachments/FileItem';
import { RemoveFileDialog } from '../ticket/attachments/RemoveFileDialog';
import { useTicketWrite } from '../ticket/data/use-ticket';
import { type ReportFile, reportFilePath } from '../ticket/model/report';

/**
 * A file of the report: a click opens it, unless it is internal to the desk; it can be removed as long as the report
 * can be edited.
 */
export function ReportFileItem({ file }: { file: ReportFile }) {
  const translate = useTranslate();
  const write = useTicketWrite();
  const [asking, setAsking] = useState(false);
  const { id, name, version, deskOnly, can } = file;
  const remove = () => write(apiFetch(reportFilePath(id), { method: 'DELETE', version }));
  const open = {
    words: translate('tickets.reports.files.open', { name }),
    run: () => openFile(`${reportFilePath(id, 'content')}?disposition=inline`),
  };
  const removal = translate('tickets.reports.files.remove', { name });
  return (
    <FileItem file={file} open={open} closed={can.open ? undefined : translate('tickets.reports.files.closed')}>
      {deskOnly && (
        <Tooltip title={translate('tickets.reports.files.deskOnly')}>
          <LockOutlined fontSize="small" color="action" titleAccess={translate('tickets.reports.files.deskOnly')} />
        </Tooltip>
      )}
      {can.delete && (
        <Tooltip title={removal}>
          <IconButton size="small" aria-label={removal} onClick={() => setAsking(true)}>
            <DeleteOutline fontSize="small" />
          </IconButton>
        </Tooltip>
      )}
      {asking && <RemoveFileDialog name={name} onRemove={remove} onClose={() => setAsking(false)} />}
    </FileItem>
  );
}
