import PictureAsPdfOutlined from '@mui/icons-material/PictureAsPdfOutlined';
import { Box, FormHelperText, Typography } from '@mui/material';
import { useInput, useTranslate, ValidationError } from 'react-admin';
import { FileZone } from '../../../components/FileZone';
import { useFormat } from '../../../providers/use-format';

/** One PDF for a form, chosen by dialog or dropped; the form holds the File under `file`. */
export function PdfInput() {
  const translate = useTranslate();
  const format = useFormat();
  const { field, fieldState } = useInput<File | null>({
    source: 'file',
    validate: (value) => (value ? undefined : 'errors.REQUIRED'),
  });
  const file = field.value instanceof File ? field.value : null;
  const { error } = fieldState;
  return (
    <Box data-field="file">
      <FileZone
        onFiles={([chosen]) => field.onChange(chosen ?? null)}
        icon={PictureAsPdfOutlined}
        choose={translate('tickets.invoices.pick')}
        name={translate('tickets.invoices.file')}
        accept="application/pdf,.pdf"
        isWrong={error !== undefined}
      >
        <Typography
          variant="body2"
          color={file ? 'text.primary' : 'text.secondary'}
          sx={{ minWidth: 0, overflowWrap: 'anywhere' }}
        >
          {file ? `${file.name}, ${format.bytes(file.size)}` : translate('tickets.invoices.pickHelp')}
        </Typography>
      </FileZone>
      {error?.message && (
        <FormHelperText error>
          <ValidationError error={error.message} />
        </FormHelperText>
      )}
    </Box>
  );
}
