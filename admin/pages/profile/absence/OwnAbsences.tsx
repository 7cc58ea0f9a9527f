import AddOutlined from '@mui/icons-material/AddOutlined';
import { Button, Link, List, Skeleton, Stack, Typography } from '@mui/material';
import { useState } from 'react';
import { useTranslate } from 'react-admin';
import { Link as RouterLink } from 'react-router';
import { FailureNotice } from '../../../components/FailureNotice';
import { useRole } from '../../../providers/application';
import { Role } from '../../../providers/role';
import { AbsenceDialog } from './AbsenceDialog';
import { AbsenceItem } from './AbsenceItem';
import { useOwnAbsences } from './use-own-absences';

/** The present and future absences of the user, with a button to add one. */
export function OwnAbsences() {
  const translate = useTranslate();
  const isAgent = useRole(Role.Agent);
  const { data: absences, error, refetch, write } = useOwnAbsences();
  const [adding, setAdding] = useState(false);
  return (
    <Stack spacing={1.5} sx={{ alignItems: 'flex-start' }}>
      {error && <FailureNotice error={error} onRetry={() => refetch()} />}
      {!absences && !error && <Skeleton variant="rounded" width="100%" />}
      {absences?.length === 0 && <Typography color="text.secondary">{translate('absences.none')}</Typography>}
      {absences && absences.length > 0 && (
        <List disablePadding sx={{ width: '100%' }}>
          {absences.map((absence) => (
            <AbsenceItem key={absence.id} absence={absence} write={write} />
          ))}
        </List>
      )}
      <Stack direction="row" useFlexGap spacing={2} sx={{ alignItems: 'center', flexWrap: 'wrap' }}>
        <Button variant="outlined" startIcon={<AddOutlined />} onClick={() => setAdding(true)}>
          {translate('absences.add')}
        </Button>
        {isAgent && (
          <Link component={RouterLink} to="/absence">
            {translate('absences.ofGroup')}
          </Link>
        )}
      </Stack>
      {adding && <AbsenceDialog onSave={write.add} onClose={() => setAdding(false)} />}
    </Stack>
  );
}
