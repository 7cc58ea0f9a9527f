import UploadFileOutlined from '@mui/icons-material/UploadFileOutlined';
import { Box, FormHelperText, Typography } from '@mui/material';
import { useInput, useTranslate, ValidationError } from 'react-admin';
import { FileZone } from '../../components/FileZone';
import { useFormat } from '../../providers/use-format';
import { useResourceModel } from '../resource-model-context';

/** The file of a new record, chosen by dialog or dropped; the form holds the File under `file`. */
export function FileInput({ accept }: { accept: string }) {
  const translate = useTranslate();
  const format = useFormat();
  const { path } = useResourceModel().model;
  const { field, fieldState } = useInput<File | null>({
    source: 'file',
    validate: (value) => (value ? undefined : 'errors.REQUIRED'),
  });
  const file = field.value instanceof File ? field.value : null;
  const { error } = fieldState;
  const text = (name: string, general = '') => translate(`resources.${path}.file.${name}`, { _: general });
  return (
    <Box data-field="file">
      <FileZone
        onFiles={([chosen]) => field.onChange(chosen ?? null)}
        icon={UploadFileOutlined}
        choose={text('choose', translate('generator.file.choose'))}
        name={translate('generator.file.name')}
        accept={accept}
        isWrong={error !== undefined}
      >
        <Typography
          variant="body2"
          color={file ? 'text.primary' : 'text.secondary'}
          sx={{ minWidth: 0, overflowWrap: 'anywhere' }}
        >
          {file ? `${file.name}, ${format.bytes(file.size)}` : text('help')}
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
