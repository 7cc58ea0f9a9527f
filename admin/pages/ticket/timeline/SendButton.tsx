import ArrowDropDownOutlined from '@mui/icons-material/ArrowDropDownOutlined';
import LockOutlined from '@mui/icons-material/LockOutlined';
import SendOutlined from '@mui/icons-material/SendOutlined';
import { Button, ButtonGroup, Menu, MenuItem } from '@mui/material';
import { useState } from 'react';
import { useTranslate } from 'react-admin';
import { useTicket } from '../data/use-ticket';
import { useTicketTransitions } from '../data/use-ticket-transitions';
import { useIsBrief } from '../detail/use-is-brief';
import { rankTransitions, type Transition } from '../model/transition';
import { useNextStep } from '../transitions/use-next-step';
import type { Mode } from './ComposerMode';

interface SendButtonProps {
  mode: Mode;
  busy: boolean;
  /** Whether a text can be sent with a transition. */
  hasText: boolean;
  onSendWith: (transition: Transition) => void;
}

/**
 * Sends the text, alone or together with a transition. It is the filled button of the page if writing is the next step.
 */
export function SendButton({ mode, busy, hasText, onSendWith }: SendButtonProps) {
  const translate = useTranslate();
  const { data: transitions = [] } = useTicketTransitions(useTicket());
  const [menu, setMenu] = useState<HTMLElement | null>(null);
  const isNote = mode === 'note';
  const kind = useNextStep()?.kind;
  // The brief of an order has a big button that opens the composer.
  const isBrief = useIsBrief();
  const isNext = kind === 'send' || (kind === 'write' && !isBrief);
  const { next, others } = rankTransitions(transitions.filter(({ allowed }) => allowed));
  const offered = next ? [next, ...others] : others;
  return (
    <>
      <ButtonGroup size="small" variant={isNext ? 'contained' : 'outlined'} sx={{ ml: 'auto' }}>
        <Button
          type="submit"
          loading={busy}
          startIcon={isNote ? <LockOutlined /> : <SendOutlined />}
          title={translate('tickets.composer.sendKey')}
        >
          {translate(isNote ? 'tickets.composer.saveNote' : 'tickets.composer.send')}
        </Button>
        {offered.length > 0 && hasText && (
          <Button
            aria-label={translate(isNote ? 'tickets.composer.moreNote' : 'tickets.composer.more')}
            aria-haspopup="menu"
            aria-expanded={Boolean(menu)}
            disabled={busy}
            onClick={(event) => setMenu(event.currentTarget)}
            sx={{ px: 0 }}
          >
            <ArrowDropDownOutlined fontSize="small" />
          </Button>
        )}
      </ButtonGroup>
      <Menu
        open={Boolean(menu)}
        anchorEl={menu}
        onClose={() => setMenu(null)}
        anchorOrigin={{ vertical: 'top', horizontal: 'right' }}
        transformOrigin={{ vertical: 'bottom', horizontal: 'right' }}
      >
        {offered.map((transition) => (
          <MenuItem
            key={`${transition.number} ${transition.to}`}
            onClick={() => {
              setMenu(null);
              onSendWith(transition);
            }}
          >
            {translate(isNote ? 'tickets.composer.saveNoteAnd' : 'tickets.composer.sendAnd', {
              state: translate(`enums.ticketState.${transition.to}`),
            })}
          </MenuItem>
        ))}
      </Menu>
    </>
  );
}
