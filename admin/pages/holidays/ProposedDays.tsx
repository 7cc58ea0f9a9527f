import { Box, Checkbox, FormControlLabel, List, ListItem, Typography } from '@mui/material';
import { useTranslate } from 'react-admin';
import { useFormat } from '../../providers/use-format';
import type { HolidayIntake } from './use-holiday-intake';

/** The holidays that the server found, for the user to choose from; days that are stored already are marked. */
export function ProposedDays({ intake: { days, chosen, toggle, toggleAll } }: { intake: HolidayIntake }) {
  const translate = useTranslate();
  const format = useFormat();
  if (!days) return null;
  const fresh = days.filter(({ known }) => !known);
  return (
    <Box>
      <FormControlLabel
        disabled={fresh.length === 0}
        control={
          <Checkbox
            checked={fresh.length > 0 && chosen.length === fresh.length}
            indeterminate={chosen.length > 0 && chosen.length < fresh.length}
            onChange={toggleAll}
          />
        }
        label={translate('masterdata.intake.found', { smart_count: days.length, fresh: fresh.length })}
      />
      <List dense disablePadding aria-label={translate('masterdata.intake.days')}>
        {days.map(({ day, name, known }) => (
          <ListItem key={day} disablePadding divider>
            <FormControlLabel
              sx={{ flex: 1 }}
              disabled={known}
              control={<Checkbox size="small" checked={known || chosen.includes(day)} onChange={() => toggle(day)} />}
              label={
                <>
                  {name}{' '}
                  <Typography component="span" variant="body2" color="text.secondary">
                    {format.longDay(day)}
                  </Typography>
                </>
              }
            />
            {known && (
              <Typography variant="caption" color="text.secondary">
                {translate('masterdata.intake.known')}
              </Typography>
            )}
          </ListItem>
        ))}
      </List>
    </Box>
  );
}
