import { Typography } from '@mui/material';
import { useTranslate } from 'react-admin';
import { useTicket } from '../data/use-ticket';
import { useFilledTextBlock } from './use-text-blocks';

/** The preview of a text block on the open ticket, with its unfilled placeholders. */
export function TextBlockPreview({ block }: { block: string | undefined }) {
  const translate = useTranslate();
  const ticket = useTicket();
  const { data, error } = useFilledTextBlock(ticket.id, block, ticket.version);
  return (
    <>
      {block && data && (
        <Typography variant="body2" sx={{ whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' }}>
          {data.text}
        </Typography>
      )}
      {block && data && data.empty.length > 0 && (
        <Typography variant="caption" color="warning.main" component="p" sx={{ mt: 1 }}>
          {translate('tickets.composer.emptyPlaceholders', { names: data.empty.join(', ') })}
        </Typography>
      )}
      {error && (
        <Typography variant="body2" color="error">
          {error.message}
        </Typography>
      )}
    </>
  );
}
