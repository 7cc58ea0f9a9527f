import Download from '@mui/icons-material/FileDownloadOutlined';
import { Button, type ButtonProps } from '@mui/material';
import { useState } from 'react';
import { useListContext, useTranslate } from 'react-admin';
import { useCan } from '../../providers/application';
import { ExportDialog } from './ExportDialog';

interface ExportButtonProps extends Pick<ButtonProps, 'variant' | 'size'> {
  /** The filters of the screen in the words of the dialect, where they are others. */
  toFilter?: (values: Record<string, unknown>) => Record<string, unknown>;
}

/** Makes a file of what the list shows, for those who may take data with them. */
export function ExportButton({ toFilter, ...look }: ExportButtonProps) {
  const translate = useTranslate();
  const { total } = useListContext();
  const [isOpen, setIsOpen] = useState(false);
  if (!useCan('exports', 'list')) return null;
  return (
    <>
      <Button size="small" {...look} startIcon={<Download />} disabled={!total} onClick={() => setIsOpen(true)}>
        {translate('generator.export.start')}
      </Button>
      {isOpen && <ExportDialog toFilter={toFilter} onClose={() => setIsOpen(false)} />}
    </>
  );
}
