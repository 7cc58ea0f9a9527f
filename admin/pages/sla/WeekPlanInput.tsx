import { Box, FormControlLabel, FormHelperText, Switch } from '@mui/material';
import { useInput, useTranslate } from 'react-admin';
import type { FieldSlotProps } from '../../generator/overrides';
import { WeekDayRow } from './WeekDayRow';
import { findingOn, WEEKDAYS, type WeekPlan } from './week-plan';

interface WeekPlanInputProps extends FieldSlotProps {
  /** Label of the switch that opens the plan. */
  label: string;
  /** The initial plan once it is opened. */
  initial: WeekPlan;
}

/** A week with different hours by day; closed while the simple fields above suffice. */
export function WeekPlanInput({ field, label, initial }: WeekPlanInputProps) {
  const translate = useTranslate();
  const input = useInput<WeekPlan>({
    source: field.name,
    defaultValue: [],
    validate: (plan: WeekPlan = []) => {
      const finding = plan.map((_, index) => findingOn(plan, index)).find(Boolean);
      return finding && `errors.${finding}`;
    },
  });
  const plan: WeekPlan = input.field.value ?? [];
  const isOpen = plan.length > 0;
  return (
    <Box role="group" aria-label={translate(field.label)}>
      <FormControlLabel
        control={
          <Switch checked={isOpen} onChange={(_event, open) => input.field.onChange(open ? [...initial] : [])} />
        }
        label={translate(label)}
        sx={{ ml: 0, gap: 1 }}
      />
      {field.help && <FormHelperText sx={{ mt: 0 }}>{translate(field.help)}</FormHelperText>}
      {isOpen && (
        <Box component="ul" sx={{ m: 0, mt: 1, p: 0, listStyle: 'none' }}>
          {WEEKDAYS.map((day) => (
            <WeekDayRow key={day} plan={plan} day={day} onChange={input.field.onChange} />
          ))}
        </Box>
      )}
    </Box>
  );
}
