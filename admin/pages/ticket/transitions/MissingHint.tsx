import InfoOutlined from '@mui/icons-material/InfoOutlined';
import { Box, Link } from '@mui/material';
import { useTranslate } from 'react-admin';
import { useTicket } from '../data/use-ticket';
import { useTicketTransitions } from '../data/use-ticket-transitions';
import { rankTransitions } from '../model/transition';
import { useGapPlaces } from './use-gap-places';
import { useGapText } from './use-gap-text';

/** Shows the unmet conditions of the likely transition before the click; each sentence links to its input. */
export function MissingHint() {
  const translate = useTranslate();
  const { data: transitions = [] } = useTicketTransitions(useTicket());
  const textOf = useGapText();
  const placeOf = useGapPlaces();
  const { next } = rankTransitions(transitions);
  if (!next || next.allowed) return null;
  return (
    <Box
      role="status"
      sx={{ display: 'flex', gap: 0.75, alignItems: 'flex-start', color: 'warning.main', minWidth: 0 }}
    >
      <InfoOutlined aria-hidden fontSize="small" />
      <Box sx={{ display: 'flex', flexWrap: 'wrap', columnGap: 1, typography: 'body2', color: 'text.primary' }}>
        <span>{translate('tickets.move.notNow', { action: translate(`enums.ticketAction.${next.action}`) })}</span>
        {next.unmet.map((gap) => {
          const lead = placeOf(gap);
          const key = `${gap.code} ${gap.field}`;
          if (!lead) return <span key={key}>{textOf(gap)}</span>;
          return (
            <Link
              key={key}
              component="button"
              type="button"
              variant="body2"
              underline="always"
              onClick={lead}
              // Large enough for a finger if several links stand below each other (WCAG 2.5.8).
              sx={{ minHeight: (theme) => theme.spacing(3), textAlign: 'start' }}
            >
              {textOf(gap)}
            </Link>
          );
        })}
      </Box>
    </Box>
  );
}
