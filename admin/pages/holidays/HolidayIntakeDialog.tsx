import { Alert, Button, Dialog, DialogActions, DialogContent, DialogTitle, Stack, useMediaQuery } from '@mui/material';
import type { Theme } from '@mui/material/styles';
import { useId } from 'react';
import { useTranslate } from 'react-admin';
import { PageSkeleton } from '../../components/PageSkeleton';
import { IntakeSource } from './IntakeSource';
import { ProposedDays } from './ProposedDays';
import { useHolidayIntake } from './use-holiday-intake';

/** Imports public holidays: from the calendar of a canton or from a file, with a review before they are stored. */
export function HolidayIntakeDialog({ onClose }: { onClose: () => void }) {
  const translate = useTranslate();
  const isSmall = useMediaQuery((theme: Theme) => theme.breakpoints.down('sm'));
  const id = useId();
  const intake = useHolidayIntake(onClose);
  const { days, failure, isLoading, isKeeping, chosen } = intake;
  return (
    <Dialog open onClose={onClose} maxWidth="sm" fullWidth fullScreen={isSmall} aria-labelledby={id}>
      <DialogTitle id={id}>{translate('masterdata.intake.title')}</DialogTitle>
      <DialogContent>
        <Stack sx={{ gap: 2 }}>
          <IntakeSource intake={intake} />
          {failure && <Alert severity="error">{failure}</Alert>}
          {isLoading && !days ? <PageSkeleton rows={6} /> : <ProposedDays intake={intake} />}
        </Stack>
      </DialogContent>
      <DialogActions>
        <Button onClick={onClose}>{translate('ra.action.cancel')}</Button>
        <Button variant="contained" disabled={chosen.length === 0 || isKeeping} onClick={intake.keep}>
          {translate('masterdata.intake.keep', { smart_count: chosen.length })}
        </Button>
      </DialogActions>
    </Dialog>
  );
}
