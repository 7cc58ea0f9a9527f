import { Link, Stack } from '@mui/material';
import { useTranslate } from 'react-admin';
import { Link as RouterLink } from 'react-router';
import { NamedPanel } from '../../../generator/panels/PanelRecords';
import { useMe, useRole } from '../../../providers/application';
import { Role } from '../../../providers/role';

/** The present and future absences of the user, and a link to those of their groups. */
export function OwnAbsences() {
  const translate = useTranslate();
  const { id } = useMe();
  const isAgent = useRole(Role.Agent);
  return (
    <Stack spacing={1.5}>
      {id && <NamedPanel on="users" name="absences" record={{ id }} />}
      {isAgent && (
        <Link component={RouterLink} to="/absence">
          {translate('absences.ofGroup')}
        </Link>
      )}
    </Stack>
  );
}
