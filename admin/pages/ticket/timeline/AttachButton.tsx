import AttachFileOutlined from '@mui/icons-material/AttachFileOutlined';
import { IconButton, Tooltip } from '@mui/material';
import { useRef } from 'react';
import { useTranslate } from 'react-admin';

/** Chooses files for the message. */
export function AttachButton({ onChoose }: { onChoose: (files: File[]) => void }) {
  const translate = useTranslate();
  const input = useRef<HTMLInputElement>(null);
  const label = translate('files.add');
  return (
    <>
      <Tooltip title={label}>
        <IconButton size="small" aria-label={label} onClick={() => input.current?.click()}>
          <AttachFileOutlined fontSize="small" />
        </IconButton>
      </Tooltip>
      <input
        ref={input}
        type="file"
        multiple
        hidden
        onChange={(event) => {
          onChoose([...(event.target.files ?? [])]);
          event.target.value = '';
        }}
      />
    </>
  );
}
