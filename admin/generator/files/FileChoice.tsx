import { Checkbox, FormControlLabel, Stack, Tooltip } from '@mui/material';
import { useState } from 'react';
import { useTranslate } from 'react-admin';
import { type Creation, type PanelModel, panelText } from '../../model/panels';
import { uploadQueue } from '../../providers/upload-queue';
import { usePanelText } from '../panels/use-panel-text';
import { FilePicker } from './FilePicker';

/** Takes files for the record of the page, with the choice of their flag before the upload. */
export function FileChoice({ panel, creation }: { panel: PanelModel; creation: Creation }) {
  const translate = useTranslate();
  const text = usePanelText(panel);
  const [isFlagged, setFlagged] = useState(false);
  const { below = '', file, fields = [] } = creation;
  const flag = panel.model.fields.find(({ name }) => name === panel.flag?.name && fields.includes(name));
  const add = (files: File[]) => uploadQueue.add(below, files, flag && isFlagged ? { [flag.name]: true } : {});
  return (
    <Stack spacing={0.5}>
      <FilePicker accept={file} hint={panelText(panel, 'hint')} onPick={(files) => void add(files)} />
      {flag && (
        <Tooltip title={text('flagHelp')}>
          <FormControlLabel
            control={<Checkbox size="small" checked={isFlagged} onChange={(_, checked) => setFlagged(checked)} />}
            label={translate(flag.label)}
            slotProps={{ typography: { variant: 'body2' } }}
            sx={{ alignSelf: 'flex-start' }}
          />
        </Tooltip>
      )}
    </Stack>
  );
}
