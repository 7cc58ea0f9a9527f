import { Box, Checkbox, List, ListItem, ListItemButton, ListItemIcon, ListItemText, Typography } from '@mui/material';
import { useTranslate } from 'react-admin';
import { useFormat } from '../../providers/use-format';
import type { HolidayIntake } from './use-holiday-intake';

/** The days that were found, each to be taken or left; what is kept already is said to be. */
export function ProposedDays({ intake: { days, chosen, toggle, toggleAll } }: { intake: HolidayIntake }) {
  const translate = useTranslate();
  const format = useFormat();
  if (!days) return null;
  const fresh = days.filter(({ known }) => !known);
  return (
    <Box>
      <ListItemButton dense disableGutters disabled={fresh.length === 0} onClick={toggleAll}>
        <ListItemIcon>
          <Checkbox
            edge="start"
            tabIndex={-1}
            checked={fresh.length > 0 && chosen.length === fresh.length}
            indeterminate={chosen.length > 0 && chosen.length < fresh.length}
            slotProps={{ input: { 'aria-label': translate('masterdata.intake.all') } }}
          />
        </ListItemIcon>
        <ListItemText
          primary={translate('masterdata.intake.found', { smart_count: days.length, fresh: fresh.length })}
        />
      </ListItemButton>
      <List dense disablePadding aria-label={translate('masterdata.intake.days')}>
        {days.map(({ day, name, known }) => (
          <ListItem key={day} disablePadding>
            <ListItemButton dense disableGutters disabled={known} onClick={() => toggle(day)}>
              <ListItemIcon>
                <Checkbox
                  edge="start"
                  tabIndex={-1}
                  checked={known || chosen.includes(day)}
                  disabled={known}
                  slotProps={{ input: { 'aria-label': `${name}, ${format.longDay(day)}` } }}
                />
              </ListItemIcon>
              <ListItemText primary={name} secondary={format.longDay(day)} />
              {known && (
                <Typography variant="caption" color="text.secondary">
                  {translate('masterdata.intake.known')}
                </Typography>
              )}
            </ListItemButton>
          </ListItem>
        ))}
      </List>
    </Box>
  );
}
