import Download from '@mui/icons-material/FileDownloadOutlined';
import { Button, type ButtonProps } from '@mui/material';
import { useState } from 'react';
import { useListContext, useTranslate } from 'react-admin';
import { useCan } from '../../providers/application';
import { useResourceModel } from '../resource-model-context';
import { ExportDialog } from './ExportDialog';
import { ScheduleDialog } from './ScheduleDialog';
import { useListQuery } from './use-list-query';

/** Exports the rows of the list to a file, for users with the right to export. */
export function ExportButton(look: Pick<ButtonProps, 'variant' | 'size'>) {
  const translate = useTranslate();
  const { total } = useListContext();
  const { model } = useResourceModel();
  const queryOf = useListQuery();
  const [open, setOpen] = useState<'once' | 'regularly'>();
  const close = () => setOpen(undefined);
  if (!useCan('exports', 'list')) return null;
  return (
    <>
      <Button size="small" {...look} startIcon={<Download />} disabled={!total} onClick={() => setOpen('once')}>
        {translate('generator.export.start')}
      </Button>
      {open === 'once' && <ExportDialog queryOf={queryOf} onRegularly={() => setOpen('regularly')} onClose={close} />}
      {open === 'regularly' && <ScheduleDialog list={{ path: model.path, ...queryOf(false) }} onClose={close} />}
    </>
  );
}
