import { FormControlLabel, Switch, TextField } from '@mui/material';
import { useState } from 'react';
import { useTranslate } from 'react-admin';
import { FieldDialog } from './FieldDialog';

interface WordsDialogProps {
  title: string;
  /** The text to begin with. */
  text?: string;
  /** Whether the user may also choose the customer as the reader. */
  asksForCustomer?: boolean;
  onSave: (text: string, forCustomer: boolean) => Promise<unknown>;
  onClose: () => void;
}

/** A text about an order: for the desk, for the customer, or in its report. */
export function WordsDialog({ title, text = '', asksForCustomer = false, onSave, onClose }: WordsDialogProps) {
  const translate = useTranslate();
  const [words, setWords] = useState(text);
  const [forCustomer, setForCustomer] = useState(false);
  return (
    <FieldDialog
      title={title}
      action={translate('ra.action.save')}
      isComplete={words.trim() !== ''}
      onSave={() => onSave(words.trim(), forCustomer)}
      onClose={onClose}
    >
      <TextField
        label={translate('field.form.text')}
        value={words}
        onChange={({ target }) => setWords(target.value)}
        slotProps={{ htmlInput: { maxLength: 5_000 } }}
        multiline
        minRows={4}
        autoFocus
        required
      />
      {asksForCustomer && (
        <FormControlLabel
          control={<Switch checked={forCustomer} onChange={(_event, checked) => setForCustomer(checked)} />}
          label={translate('field.form.forCustomer')}
          sx={{ minHeight: 48 }}
        />
      )}
    </FieldDialog>
  );
}
