import { Button, Dialog, DialogActions, DialogContent, DialogContentText, DialogTitle, List } from '@mui/material';
import { useTranslate } from 'react-admin';
import { Link } from 'react-router';
import { useIsExecutor } from '../data/use-is-customer';
import { useTicket } from '../data/use-ticket';
import { followUpAddress } from '../model/ticket';
import type { Transition } from '../model/transition';
import { MissingItem } from './MissingItem';

interface MissingDialogProps {
  transition: Transition;
  onClose: () => void;
}

/** Shows the unmet conditions of a transition: each missing field links to its input; or the alternative to it. */
export function MissingDialog({ transition, onClose }: MissingDialogProps) {
  const translate = useTranslate();
  const { id } = useTicket();
  const mayFollow = !useIsExecutor() && transition.instead === 'FOLLOW_UP';
  return (
    <Dialog open onClose={onClose} maxWidth="xs" fullWidth aria-labelledby="missing-title">
      <DialogTitle id="missing-title">{translate(`tickets.dialog.${transition.action}`)}</DialogTitle>
      <DialogContent>
        <DialogContentText>
          {translate(mayFollow ? 'tickets.followUp.instead' : 'tickets.move.notYet')}
        </DialogContentText>
        <List dense>
          {transition.unmet.map((unmet) => (
            <MissingItem key={`${unmet.code} ${unmet.field}`} gap={unmet} onLeave={onClose} />
          ))}
        </List>
      </DialogContent>
      <DialogActions>
        <Button onClick={onClose} autoFocus={!mayFollow}>
          {translate('ra.action.close')}
        </Button>
        {mayFollow && (
          <Button component={Link} to={followUpAddress(id)} variant="contained" autoFocus>
            {translate('tickets.followUp.create')}
          </Button>
        )}
      </DialogActions>
    </Dialog>
  );
}
