import { Button, Checkbox, FormControlLabel, TextField } from '@mui/material';
import { useState } from 'react';
import { useTranslate } from 'react-admin';
import { AppDialog } from '../../components/AppDialog';
import { useRole } from '../../providers/application';
import { Role } from '../../providers/role';
import { QuerySharing } from './QuerySharing';
import type { Query, Sharing } from './saved-query';

const OWN: Sharing = {
  sharedWith: 'ME',
  assignmentGroup: null,
  role: null,
  place: null,
  isDefault: false,
  onDashboard: false,
};

interface SaveQueryDialogProps {
  /** A saved query, whose name and sharing are changed; without it the list is saved. */
  query?: Query;
  onClose: () => void;
  onSave: (name: string, sharing: Sharing) => void;
}

const sharingIn = ({ sharedWith, assignmentGroup, role, place, isDefault, onDashboard }: Query): Sharing => {
  return { sharedWith, assignmentGroup, role, place, isDefault, onDashboard };
};

/** Asks the user for the name and the sharing of a saved query; a query with the same name is replaced. */
export function SaveQueryDialog({ query, onClose, onSave }: SaveQueryDialogProps) {
  const translate = useTranslate();
  const [name, setName] = useState(query?.label ?? '');
  const [sharing, setSharing] = useState<Sharing>(query ? sharingIn(query) : OWN);
  const isManager = useRole(Role.ManageMasterData);
  const submit = () => {
    onSave(name.trim(), sharing);
    onClose();
  };
  return (
    <AppDialog
      title={translate(query ? 'generator.queries.change' : 'generator.queries.save')}
      onClose={onClose}
      onSubmit={submit}
      actions={
        <Button type="submit" variant="contained" disabled={name.trim() === ''}>
          {translate('generator.action.save')}
        </Button>
      }
    >
      <TextField
        autoFocus
        fullWidth
        label={translate('generator.queries.name')}
        value={name}
        onChange={(event) => setName(event.target.value)}
        slotProps={{ htmlInput: { maxLength: 40 } }}
      />
      <QuerySharing value={sharing} onChange={setSharing} />
      {(sharing.sharedWith === 'ME' || isManager) && (
        <FormControlLabel
          label={translate('resources.saved-queries.fields.onDashboard')}
          control={
            <Checkbox
              checked={sharing.onDashboard}
              onChange={(_event, onDashboard) => setSharing({ ...sharing, onDashboard })}
            />
          }
        />
      )}
    </AppDialog>
  );
}
