import AddOutlined from '@mui/icons-material/AddOutlined';
import TuneOutlined from '@mui/icons-material/TuneOutlined';
import { InputAdornment, TextField } from '@mui/material';
import { type FormEvent, useState } from 'react';
import { type RaRecord, useTranslate } from 'react-admin';
import { IconAction } from '../../components/IconAction';
import type { PanelModel } from '../../model/panels';
import type { FieldModel } from '../../model/resource-model';
import { failureText } from '../../providers/problem';
import { NewLineDialog } from './NewLineDialog';
import { useLineWrites } from './use-line-writes';
import { useAddText, usePanelText } from './use-panel-text';

interface QuickAddProps {
  panel: PanelModel;
  page: RaRecord;
  /** The field that it fills. */
  field: FieldModel;
}

/** An input for a new record: Enter adds it unless more is required; the button beside it opens the whole form. */
export function QuickAdd({ panel, page, field: { name, label, constraints } }: QuickAddProps) {
  const translate = useTranslate();
  const { fields } = panel.model;
  const text = usePanelText(panel);
  const { add } = useLineWrites(panel, page);
  const title = useAddText(panel);
  const [typed, setTyped] = useState('');
  const [isBusy, setBusy] = useState(false);
  const [failure, setFailure] = useState<string>();
  const [isDetailed, setDetailed] = useState(false);
  const value = typed.trim();
  const isLacking = fields.some(
    (other) =>
      other.creatable && other.required && other.default == null && ![name, panel.field.name].includes(other.name),
  );
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (isBusy || value === '') return;
    if (isLacking) return setDetailed(true);
    setBusy(true);
    setFailure(undefined);
    try {
      await add({ [name]: value });
      setTyped('');
    } catch (error) {
      setFailure(failureText(error, translate));
    } finally {
      setBusy(false);
    }
  };
  const details = translate('generator.panel.wholeForm');
  return (
    <form onSubmit={submit}>
      <TextField
        fullWidth
        variant="outlined"
        size="small"
        value={typed}
        onChange={(event) => setTyped(event.target.value)}
        placeholder={text('quick', translate(label))}
        error={Boolean(failure)}
        helperText={failure}
        slotProps={{
          htmlInput: { maxLength: constraints.maxLength, 'aria-label': title, enterKeyHint: 'done' },
          input: {
            startAdornment: (
              <InputAdornment position="start">
                <AddOutlined fontSize="small" aria-hidden />
              </InputAdornment>
            ),
            endAdornment: (
              <InputAdornment position="end">
                <IconAction icon={TuneOutlined} label={details} edge="end" onClick={() => setDetailed(true)} />
              </InputAdornment>
            ),
          },
        }}
      />
      {isDetailed && (
        <NewLineDialog
          panel={panel}
          page={page}
          given={{ [name]: typed }}
          onAdded={() => setTyped('')}
          onClose={() => setDetailed(false)}
        />
      )}
    </form>
  );
}
