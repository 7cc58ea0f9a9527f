import ContentCopyOutlined from '@mui/icons-material/ContentCopyOutlined';
import { IconButton, InputAdornment, TextField, Tooltip } from '@mui/material';
import { useNotify, useTranslate } from 'react-admin';
import { useNotifyFailure } from '../providers/use-notify-failure';

interface CopyFieldProps {
  id?: string;
  label: string;
  value: string;
  helperText?: string;
}

/** A value that is shown once, to be copied: an address, a token, a secret. */
export function CopyField({ value, ...shown }: CopyFieldProps) {
  const translate = useTranslate();
  const notify = useNotify();
  const notifyFailure = useNotifyFailure();
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(value);
      notify('developers.once.copied', { type: 'success' });
    } catch (error) {
      notifyFailure(error);
    }
  };
  return (
    <TextField
      {...shown}
      value={value}
      fullWidth
      onFocus={(event) => event.target.select()}
      slotProps={{
        input: {
          readOnly: true,
          endAdornment: (
            <InputAdornment position="end">
              <Tooltip title={translate('developers.once.copy')}>
                <IconButton
                  aria-label={`${translate('developers.once.copy')}: ${shown.label}`}
                  onClick={() => void copy()}
                >
                  <ContentCopyOutlined fontSize="small" />
                </IconButton>
              </Tooltip>
            </InputAdornment>
          ),
        },
      }}
    />
  );
}
