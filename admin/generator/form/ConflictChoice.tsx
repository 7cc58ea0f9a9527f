import { Box, FormControlLabel, Radio, RadioGroup, Stack, Typography } from '@mui/material';
import { type RaRecord, RecordContextProvider, useTranslate } from 'react-admin';
import type { FieldModel } from '../../model/resource-model';
import { FieldValue } from '../fields/FieldValue';

type Side = 'base' | 'mine' | 'theirs';

interface ConflictChoiceProps {
  field: FieldModel;
  /** The record before both changes, with the user's input, and as the other user saved it. */
  states: Record<Side, RaRecord>;
  keepMine: boolean;
  onChoose: (mine: boolean) => void;
}

/** A field that two users have changed: its former value, and both new values to choose from. */
export function ConflictChoice({ field, states, keepMine, onChoose }: ConflictChoiceProps) {
  const translate = useTranslate();
  return (
    <Stack component="fieldset" sx={{ border: 0, p: 0, m: 0, minWidth: 0 }}>
      <Typography component="legend" variant="subtitle2">
        {translate(field.label, { _: field.label })}
      </Typography>
      <RadioGroup value={keepMine ? 'mine' : 'theirs'} onChange={(event) => onChoose(event.target.value === 'mine')}>
        <Stack direction={{ xs: 'column', sm: 'row' }} sx={{ gap: { xs: 0, sm: 2 } }}>
          {(['mine', 'theirs'] as const).map((side) => (
            <FormControlLabel
              key={side}
              value={side}
              control={<Radio size="small" />}
              sx={{ flex: 1, minWidth: 0, alignItems: 'flex-start' }}
              slotProps={{ typography: { component: 'div', sx: { pt: 0.75, minWidth: 0, overflowWrap: 'anywhere' } } }}
              label={<State side={side} field={field} record={states[side]} />}
            />
          ))}
        </Stack>
      </RadioGroup>
      <Box sx={{ pl: 3.5, color: 'text.secondary', overflowWrap: 'anywhere' }}>
        <State side="base" field={field} record={states.base} />
      </Box>
    </Stack>
  );
}

function State({ side, field, record }: { side: Side; field: FieldModel; record: RaRecord }) {
  const translate = useTranslate();
  return (
    <>
      <Typography variant="caption" component="div" color="text.secondary">
        {translate(`generator.conflict.${side}`)}
      </Typography>
      <RecordContextProvider value={record}>
        <FieldValue field={field} />
      </RecordContextProvider>
    </>
  );
}
