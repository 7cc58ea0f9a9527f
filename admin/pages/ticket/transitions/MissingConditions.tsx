import { Button } from '@mui/material';
import { useTranslate } from 'react-admin';
import { Link } from 'react-router';
import { MissingDialog } from '../../../generator/transitions/MissingDialog';
import { useIsExecutor } from '../data/use-is-customer';
import { useTicket } from '../data/use-ticket';
import { TICKET_TRANSITIONS } from '../data/use-ticket-transitions';
import { followUpAddress } from '../model/ticket';
import type { Transition } from '../model/transition';

interface MissingConditionsProps {
  transition: Transition;
  onClose: () => void;
}

/** Shows the unmet conditions of a transition, or the follow-up ticket as the alternative to it. */
export function MissingConditions({ transition, onClose }: MissingConditionsProps) {
  const translate = useTranslate();
  const { id } = useTicket();
  const mayFollow = !useIsExecutor() && transition.instead === 'FOLLOW_UP';
  return (
    <MissingDialog
      kind={TICKET_TRANSITIONS}
      transition={transition}
      title={translate(`tickets.dialog.${transition.action}`)}
      text={mayFollow ? translate('tickets.followUp.instead') : undefined}
      actions={
        mayFollow && (
          <Button component={Link} to={followUpAddress(id)} variant="contained" autoFocus>
            {translate('tickets.followUp.create')}
          </Button>
        )
      }
      onClose={onClose}
    />
  );
}
