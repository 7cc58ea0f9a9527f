import { Button, DialogContentText, List } from '@mui/material';
import { useTranslate } from 'react-admin';
import { Link } from 'react-router';
import { AppDialog } from '../../../components/AppDialog';
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
    <AppDialog
      title={translate(`tickets.dialog.${transition.action}`)}
      leave={translate('ra.action.close')}
      onClose={onClose}
      actions={
        mayFollow && (
          <Button component={Link} to={followUpAddress(id)} variant="contained" autoFocus>
            {translate('tickets.followUp.create')}
          </Button>
        )
      }
    >
      <DialogContentText>{translate(mayFollow ? 'tickets.followUp.instead' : 'tickets.move.notYet')}</DialogContentText>
      <List dense>
        {transition.unmet.map((unmet) => (
          <MissingItem key={`${unmet.code} ${unmet.field}`} gap={unmet} onLeave={onClose} />
        ))}
      </List>
    </AppDialog>
  );
}
