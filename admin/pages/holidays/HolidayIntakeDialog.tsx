import { Alert, Button, Stack } from '@mui/material';
import { useTranslate } from 'react-admin';
import { AppDialog } from '../../components/AppDialog';
import { PageSkeleton } from '../../components/PageSkeleton';
import { IntakeSource } from './IntakeSource';
import { ProposedDays } from './ProposedDays';
import { useHolidayIntake } from './use-holiday-intake';

/** Imports public holidays: from the calendar of a canton or from a file, with a review before they are stored. */
export function HolidayIntakeDialog({ onClose }: { onClose: () => void }) {
  const translate = useTranslate();
  const intake = useHolidayIntake(onClose);
  const { days, failure, isLoading, isKeeping, chosen } = intake;
  return (
    <AppDialog
      title={translate('masterdata.intake.title')}
      width="sm"
      onClose={onClose}
      actions={
        <Button variant="contained" disabled={chosen.length === 0 || isKeeping} onClick={intake.keep}>
          {translate('masterdata.intake.keep', { smart_count: chosen.length })}
        </Button>
      }
    >
      <Stack sx={{ gap: 2 }}>
        <IntakeSource intake={intake} />
        {failure && <Alert severity="error">{failure}</Alert>}
        {isLoading && !days ? <PageSkeleton rows={6} /> : <ProposedDays intake={intake} />}
      </Stack>
    </AppDialog>
  );
}
