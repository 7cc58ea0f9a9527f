import Download from '@mui/icons-material/FileDownloadOutlined';
import { Button, type ButtonProps } from '@mui/material';
import { useState } from 'react';
import { useListContext, useTranslate } from 'react-admin';
import { useCan } from '../../providers/application';
import { useResourceModel } from '../resource-model-context';
import { ExportDialog } from './ExportDialog';
import { ScheduleDialog } from './ScheduleDialog';
import { type ToFilter, useListQuery } from './use-list-query';

interface ExportButtonProps extends Pick<ButtonProps, 'variant' | 'size'> {
  /** Translates the filters of the screen to filters of the API, if they differ. */
  toFilter?: ToFilter;
}

/** Exports the rows of the list to a file, for users with the right to export. */
export function ExportButton({ toFilter, ...look }: ExportButtonProps) {
  const translate = useTranslate();
  const { total } = useListContext();
  const { model } = useResourceModel();
  const queryOf = useListQuery(toFilter);
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
