import UploadFileOutlined from '@mui/icons-material/UploadFileOutlined';
import { Box, Button, Typography } from '@mui/material';
import { useRef, useState } from 'react';
import { useTranslate } from 'react-admin';
import { useApplication } from '../../../providers/application';
import { useFormat } from '../../../providers/use-format';
import { useFittingFiles } from '../data/use-fitting-files';

/** Picks files by dialog or by dropping them; those that are too large are told and left out. */
export function FilePicker({ onPick }: { onPick: (files: File[]) => void }) {
  const translate = useTranslate();
  const format = useFormat();
  const fittingOf = useFittingFiles();
  const { attachmentMaxBytes } = useApplication().config;
  const input = useRef<HTMLInputElement>(null);
  const [isOver, setIsOver] = useState(false);
  const pick = (files: File[]) => {
    const fitting = fittingOf(files);
    if (fitting.length > 0) onPick(fitting);
  };
  return (
    <Box
      onDragOver={(event) => {
        event.preventDefault();
        setIsOver(true);
      }}
      onDragLeave={() => setIsOver(false)}
      onDrop={(event) => {
        event.preventDefault();
        setIsOver(false);
        pick([...event.dataTransfer.files]);
      }}
      sx={{
        display: 'flex',
        flexWrap: 'wrap',
        alignItems: 'center',
        columnGap: 1,
        px: 1.5,
        py: 1,
        border: 1,
        borderStyle: 'dashed',
        borderColor: isOver ? 'primary.main' : 'lineStrong',
        borderRadius: 1,
        bgcolor: isOver ? 'action.selected' : 'transparent',
      }}
    >
      <Button size="small" startIcon={<UploadFileOutlined />} onClick={() => input.current?.click()}>
        {translate('tickets.attachment.choose')}
      </Button>
      <Typography variant="caption" color="text.secondary">
        {translate('tickets.attachment.hint', { size: format.bytes(attachmentMaxBytes) })}
      </Typography>
      <input
        ref={input}
        type="file"
        multiple
        hidden
        onChange={(event) => {
          pick([...(event.target.files ?? [])]);
          event.target.value = '';
        }}
      />
    </Box>
  );
}
