import { Typography } from '@mui/material';
import { useTranslate } from 'react-admin';
import type { ActivityFilter } from '../model/activity';

/** Says that nothing stands under the filter. */
export function EmptyConversation({ filter }: { filter: ActivityFilter }) {
  const translate = useTranslate();
  return (
    <Typography color="text.secondary" sx={{ py: 3, textAlign: 'center' }}>
      {translate(`tickets.timeline.empty.${filter}`)}
    </Typography>
  );
}
