import ContentCopyOutlined from '@mui/icons-material/ContentCopyOutlined';
import { IconButton, TextField, Tooltip } from '@mui/material';
import { useNotify, useTranslate } from 'react-admin';

/** A value to be copied or read aloud. */
export function Secret({ label, value }: { label: string; value: string }) {
  const translate = useTranslate();
  const notify = useNotify();
  const copy = async () => {
    await navigator.clipboard.writeText(value);
    notify('users.invite.copied', { type: 'success' });
  };
  return (
    <TextField
      label={label}
      value={value}
      slotProps={{
        input: {
          readOnly: true,
          endAdornment: (
            <Tooltip title={translate('users.invite.copy')}>
              <IconButton aria-label={`${translate('users.invite.copy')}: ${label}`} onClick={copy}>
                <ContentCopyOutlined fontSize="small" />
              </IconButton>
            </Tooltip>
          ),
        },
      }}
    />
  );
}
