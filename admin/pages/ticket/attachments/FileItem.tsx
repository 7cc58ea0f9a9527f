import { Box, Link, ListItem, Typography } from '@mui/material';
import { type ReactNode, useState } from 'react';
import { useTranslate } from 'react-admin';
import { useFormat } from '../../../providers/use-format';
import { useNotifyFailure } from '../../../providers/use-notify-failure';
import { FileIcon } from './FileIcon';

interface FileItemProps {
  file: { name: string; size: number; contentType: string; createdAt: string; createdBy: string };
  /** The action of a click, and its label. */
  open: { words: string; run: () => Promise<void> };
  /** The reason why the file cannot be opened. */
  closed?: string;
  /** Further actions on the file. */
  children?: ReactNode;
}

/** A file with its author and time; a click opens its content. */
export function FileItem({ file, open, closed, children }: FileItemProps) {
  const translate = useTranslate();
  const format = useFormat();
  const notifyFailure = useNotifyFailure();
  const [busy, setBusy] = useState(false);
  const { name, size, createdAt, createdBy, contentType } = file;
  const run = async () => {
    setBusy(true);
    try {
      await open.run();
    } catch (error) {
      notifyFailure(error);
    } finally {
      setBusy(false);
    }
  };
  return (
    <ListItem disableGutters sx={{ gap: 1, alignItems: 'center', py: 0.5 }}>
      <FileIcon contentType={contentType} />
      <Box sx={{ flex: 1, minWidth: 0 }}>
        {closed ? (
          <Typography variant="body2" sx={{ overflowWrap: 'anywhere' }}>
            {name}
          </Typography>
        ) : (
          <Link
            component="button"
            type="button"
            variant="body2"
            onClick={run}
            disabled={busy}
            title={open.words}
            sx={{ textAlign: 'left', overflowWrap: 'anywhere' }}
          >
            {name}
          </Link>
        )}
        <Typography variant="caption" component="div" color="text.secondary" noWrap={!closed}>
          {closed ??
            translate('tickets.attachment.facts', {
              size: format.bytes(size),
              day: format.day(createdAt),
              name: createdBy,
            })}
        </Typography>
      </Box>
      {children}
    </ListItem>
  );
}
