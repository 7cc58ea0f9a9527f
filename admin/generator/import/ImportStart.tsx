import { Box, List, ListItem, ListItemButton, ListItemText, Paper, Stack, Typography } from '@mui/material';
import type { ReactNode } from 'react';
import { useTranslate } from 'react-admin';
import { DownloadButton } from '../../components/DownloadButton';
import { useFormat } from '../../providers/use-format';
import { useImportPlace } from './import-place';
import { useLatestImports } from './use-import';

interface ImportStartProps {
  drop: ReactNode;
  onShow: (id: string) => void;
}

/** The first step of an import: the form of the table, the drop area for the file, and the earlier imports. */
export function ImportStart({ drop, onShow }: ImportStartProps) {
  const translate = useTranslate();
  const format = useFormat();
  const { model, path } = useImportPlace();
  const { data: latest = [] } = useLatestImports();
  const labelOf = (name: string) => translate(`resources.${model.path}.fields.${name}`);
  const keys = model.import?.keys.map(labelOf).join(translate('imports.otherwise'));
  const template = (kind: 'xlsx' | 'csv') => ({
    path: `${path}/template?format=${kind}`,
    name: `template.${kind}`,
    label: translate(`imports.template.${kind}`),
  });
  return (
    <Stack spacing={3} sx={{ maxWidth: 800 }}>
      <Typography>{translate('imports.explanation', { keys })}</Typography>
      {drop}
      <Box component="section">
        <Typography variant="h2">{translate('imports.template.title')}</Typography>
        <Typography variant="body2" color="text.secondary" sx={{ mb: 1 }}>
          {translate('imports.template.text')}
        </Typography>
        <Stack direction="row" sx={{ flexWrap: 'wrap', gap: 1 }}>
          <DownloadButton {...template('xlsx')} variant="outlined" />
          <DownloadButton {...template('csv')} variant="outlined" />
        </Stack>
      </Box>
      {latest.length > 0 && (
        <Box component="section">
          <Typography variant="h2" sx={{ mb: 1 }}>
            {translate('imports.latest')}
          </Typography>
          <Paper variant="outlined">
            <List dense disablePadding>
              {latest.map(({ id, fileName, state, createdAt, createdBy }) => (
                <ListItem key={id} disablePadding divider>
                  <ListItemButton onClick={() => onShow(id)}>
                    <ListItemText
                      primary={fileName}
                      secondary={`${translate(`enums.importState.${state}`)} · ${format.moment(createdAt)} · ${createdBy}`}
                    />
                  </ListItemButton>
                </ListItem>
              ))}
            </List>
          </Paper>
        </Box>
      )}
    </Stack>
  );
}
