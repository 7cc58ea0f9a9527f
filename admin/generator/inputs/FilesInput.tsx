import CloseOutlined from '@mui/icons-material/CloseOutlined';
import { Box, IconButton, List, ListItem, Typography } from '@mui/material';
import { useTranslate } from 'react-admin';
import { useFormContext, useWatch } from 'react-hook-form';
import { FileIcon } from '../../components/FileIcon';
import { useFormat } from '../../providers/use-format';
import { FilePicker, type FilePickerProps } from '../files/FilePicker';

/** Files for a new record; they are uploaded once it exists. */
export function FilesInput(picker: Pick<FilePickerProps, 'accept' | 'hint'>) {
  const translate = useTranslate();
  const format = useFormat();
  const { setValue } = useFormContext();
  const files: File[] = useWatch({ name: 'files' }) ?? [];
  const change = (next: File[]) => setValue('files', next, { shouldDirty: true });
  const isNew = (file: File) => !files.some(({ name, size }) => name === file.name && size === file.size);
  return (
    <Box component="section">
      <Typography variant="h2" sx={{ mb: 1 }}>
        {translate('generator.form.files')}
      </Typography>
      <FilePicker {...picker} onPick={(picked) => change([...files, ...picked.filter(isNew)])} />
      <List dense disablePadding>
        {files.map((file) => (
          <ListItem key={`${file.name} ${file.size}`} disableGutters sx={{ gap: 1 }}>
            <FileIcon contentType={file.type} />
            <Typography variant="body2" sx={{ flex: 1, overflowWrap: 'anywhere' }}>
              {file.name}
            </Typography>
            <Typography variant="caption" color="text.secondary">
              {format.bytes(file.size)}
            </Typography>
            <IconButton
              size="small"
              aria-label={translate('files.leaveOut', { name: file.name })}
              onClick={() => change(files.filter((kept) => kept !== file))}
            >
              <CloseOutlined fontSize="small" />
            </IconButton>
          </ListItem>
        ))}
      </List>
    </Box>
  );
}
