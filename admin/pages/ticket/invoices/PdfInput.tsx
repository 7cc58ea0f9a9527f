import PictureAsPdfOutlined from '@mui/icons-material/PictureAsPdfOutlined';
import { Box, Button, FormHelperText, Typography } from '@mui/material';
import { useRef, useState } from 'react';
import { useInput, useTranslate, ValidationError } from 'react-admin';
import { useFormat } from '../../../providers/use-format';

/** One PDF for a form, chosen by dialog or dropped; the form holds the File under `file`. */
export function PdfInput() {
  const translate = useTranslate();
  const format = useFormat();
  const chooser = useRef<HTMLInputElement>(null);
  const [isOver, setIsOver] = useState(false);
  const { field, fieldState } = useInput<File | null>({
    source: 'file',
    validate: (value) => (value ? undefined : 'errors.REQUIRED'),
  });
  const file = field.value instanceof File ? field.value : null;
  const { error } = fieldState;
  return (
    <Box data-field="file">
      <Box
        onDragOver={(event) => {
          event.preventDefault();
          setIsOver(true);
        }}
        onDragLeave={() => setIsOver(false)}
        onDrop={(event) => {
          event.preventDefault();
          setIsOver(false);
          field.onChange(event.dataTransfer.files[0] ?? null);
        }}
        sx={{
          display: 'flex',
          alignItems: 'center',
          gap: 1,
          px: 1.5,
          py: 1,
          border: 1,
          borderStyle: 'dashed',
          borderColor: error ? 'error.main' : isOver ? 'primary.main' : 'lineStrong',
          borderRadius: 1,
        }}
      >
        <Button size="small" startIcon={<PictureAsPdfOutlined />} onClick={() => chooser.current?.click()}>
          {translate('tickets.invoices.pick')}
        </Button>
        <Typography
          variant="body2"
          color={file ? 'text.primary' : 'text.secondary'}
          sx={{ minWidth: 0, overflowWrap: 'anywhere' }}
        >
          {file ? `${file.name}, ${format.bytes(file.size)}` : translate('tickets.invoices.pickHelp')}
        </Typography>
        <input
          ref={chooser}
          type="file"
          accept="application/pdf,.pdf"
          aria-label={translate('tickets.invoices.file')}
          hidden
          onChange={(event) => field.onChange(event.target.files?.[0] ?? null)}
        />
      </Box>
      {error?.message && (
        <FormHelperText error>
          <ValidationError error={error.message} />
        </FormHelperText>
      )}
    </Box>
  );
}
