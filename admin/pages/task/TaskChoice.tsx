import { ToggleButton, ToggleButtonGroup } from '@mui/material';
import { useListContext, useTranslate } from 'react-admin';
import { isSame } from '../../model/record-diff';
import { useMe } from '../../providers/application';
import { choicesFor } from './whose';

/** Whose unfinished tasks are listed; with other filters none of the choices is marked. */
export function TaskChoice() {
  const translate = useTranslate();
  const { id } = useMe();
  const { filterValues, setFilters } = useListContext();
  const choices = choicesFor(id);
  const names = Object.keys(choices) as (keyof typeof choices)[];
  return (
    <ToggleButtonGroup
      exclusive
      size="small"
      color="primary"
      value={names.find((name) => isSame(choices[name], filterValues)) ?? null}
      aria-label={translate('tickets.task.whose')}
      onChange={(_event, name: keyof typeof choices | null) => name && setFilters(choices[name], [])}
    >
      {names.map((name) => (
        <ToggleButton key={name} value={name} sx={{ py: 0.25, px: 1.25 }}>
          {translate(`tickets.task.${name}`)}
        </ToggleButton>
      ))}
    </ToggleButtonGroup>
  );
}
