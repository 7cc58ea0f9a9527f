import LinkOffOutlined from '@mui/icons-material/LinkOffOutlined';
import { Box, Link, ListItem, Typography } from '@mui/material';
import { useState } from 'react';
import { useTranslate } from 'react-admin';
import { Link as RouterLink } from 'react-router';
import { ConfirmDialog } from '../../../components/ConfirmDialog';
import { IconAction } from '../../../components/IconAction';
import { StateChip } from '../../../theme/chips';
import { useLinkChanges } from '../data/use-links';
import { useTicket } from '../data/use-ticket';
import { linkSeenFrom, type TicketLink } from '../model/link';
import { ticketAddress } from '../model/ticket';

/** One linked ticket: its role, number, title and state, and a button that removes the link. */
export function LinkItem({ link }: { link: TicketLink }) {
  const translate = useTranslate();
  const ticket = useTicket();
  const { remove } = useLinkChanges(ticket);
  const [asking, setAsking] = useState(false);
  const { role, other } = linkSeenFrom(link, ticket.id);
  if (!other) return null;
  const name = other.identifier ?? other.title;
  return (
    <ListItem disableGutters divider sx={{ gap: 1, alignItems: 'center', py: 0.75 }}>
      <Box sx={{ flex: 1, minWidth: 0 }}>
        <Typography variant="caption" component="div" color="text.secondary">
          {translate(`tickets.links.role.${role}`)}
        </Typography>
        <Link
          component={RouterLink}
          to={ticketAddress(other.id)}
          variant="body2"
          sx={{ display: 'block', overflowWrap: 'anywhere' }}
        >
          {other.identifier ? translate('tickets.detail.title', { ...other }) : other.title}
        </Link>
        {other.closingState && (
          <Typography variant="caption" component="div" color="text.secondary">
            {translate(`enums.closingState.${other.closingState}`)}
          </Typography>
        )}
      </Box>
      <StateChip state={other.state} />
      {link.can.delete && (
        <IconAction
          icon={LinkOffOutlined}
          label={translate('tickets.links.remove', { name })}
          onClick={() => setAsking(true)}
        />
      )}
      {asking && (
        <ConfirmDialog
          isRemoval
          title={translate('tickets.links.remove', { name })}
          text={translate(`tickets.links.removeQuestion.${link.kind === 'DUPLICATE_OF' ? 'duplicate' : 'other'}`)}
          action={translate('tickets.links.removeDo')}
          onConfirm={() => remove(link)}
          onClose={() => setAsking(false)}
        />
      )}
    </ListItem>
  );
}
