import { Box } from '@mui/material';
import { useTranslate } from 'react-admin';
import type { ListCount } from '../../../model/views';
import { useFormat } from '../../../providers/use-format';

/** How many records a list has, or more than how many were counted. */
export function Count({ count }: { count?: ListCount }) {
  const translate = useTranslate();
  const format = useFormat();
  if (!count) return null;
  const text = count.isExact
    ? format.number(count.total)
    : translate('generator.views.moreThan', { total: count.total - 1 });
  return (
    <Box component="span" className="tabular" sx={{ typography: 'caption', lineHeight: 1, color: 'text.secondary' }}>
      {text}
    </Box>
  );
}
