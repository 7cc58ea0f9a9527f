import HistoryOutlined from '@mui/icons-material/HistoryOutlined';
import { IconButton, Tooltip } from '@mui/material';
import { useTranslate } from 'react-admin';
import { Link, useSearchParams } from 'react-router';
import type { FieldModel } from '../../../model/resource-model';
import { useIsCustomer } from '../data/use-is-customer';

/** A link to the changes of one property. */
export function FieldHistoryButton({ field: { name, label } }: { field: FieldModel }) {
  const translate = useTranslate();
  const isCustomer = useIsCustomer();
  const [search] = useSearchParams();
  if (isCustomer) return null;
  const next = new URLSearchParams(search);
  next.set('part', 'history');
  next.set('field', name);
  const text = translate('tickets.history.ofField', { field: translate(label, { _: name }) });
  return (
    <Tooltip title={text}>
      <IconButton
        size="small"
        component={Link}
        to={{ search: next.toString() }}
        replace
        preventScrollReset
        aria-label={text}
        sx={{ p: 0.25 }}
      >
        <HistoryOutlined fontSize="inherit" />
      </IconButton>
    </Tooltip>
  );
}
