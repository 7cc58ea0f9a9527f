import InfoOutlined from '@mui/icons-material/InfoOutlined';
import { Box, Link, Typography } from '@mui/material';
import { Fragment } from 'react';
import { useTranslate } from 'react-admin';
import { useMoves } from '../data/use-moves';
import { useTicket } from '../data/use-ticket';
import { rankMoves, type Unmet } from '../model/move';
import { useMissingPlace } from './use-missing-place';
import { useUnmetText } from './use-unmet-text';

/** Tells before the click what the likely next move still lacks; each missing field or record leads to where it is filled in. */
export function MissingHint() {
  const translate = useTranslate();
  const { data: moves = [] } = useMoves(useTicket());
  const { next } = rankMoves(moves);
  if (!next || next.allowed) return null;
  return (
    <Box
      role="status"
      sx={{ display: 'flex', gap: 0.75, alignItems: 'flex-start', color: 'warning.main', minWidth: 0 }}
    >
      <InfoOutlined aria-hidden fontSize="small" />
      <Typography variant="body2" component="div" color="text.primary">
        {translate('tickets.move.lacks', { action: translate(`enums.ticketAction.${next.action}`) })}{' '}
        {next.unmet.map((unmet, at) => (
          <Fragment key={`${unmet.code} ${unmet.field}`}>
            {at > 0 && ', '}
            <MissingPart unmet={unmet} />
          </Fragment>
        ))}
      </Typography>
    </Box>
  );
}

function MissingPart({ unmet }: { unmet: Unmet }) {
  const text = useUnmetText()(unmet);
  const lead = useMissingPlace(unmet);
  if (!lead) return text;
  return (
    <Link component="button" type="button" variant="body2" underline="always" onClick={lead}>
      {text}
    </Link>
  );
}
