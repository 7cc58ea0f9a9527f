import { ToggleButton, ToggleButtonGroup } from '@mui/material';
import { useListContext, useTranslate } from 'react-admin';
import { useMine } from '../data/use-list-choices';

/** Switches between all tickets and only the user's own (spec §2); stored per user. */
export function MineToggle() {
  const translate = useTranslate();
  const { filterValues, setFilters } = useListContext();
  const { owner, isMine, setOnlyMine, withMine } = useMine();
  if (!owner) return null;
  return (
    <ToggleButtonGroup
      exclusive
      size="small"
      color="primary"
      value={isMine(filterValues) ? 'mine' : 'all'}
      aria-label={translate('tickets.list.whose')}
      onChange={(_event, chosen: 'mine' | 'all' | null) => {
        if (!chosen) return;
        setOnlyMine(chosen === 'mine');
        setFilters(withMine(filterValues, chosen === 'mine'), []);
      }}
    >
      {(['all', 'mine'] as const).map((whose) => (
        <ToggleButton key={whose} value={whose} sx={{ py: 0.25, px: 1.25 }}>
          {translate(`tickets.list.${whose}`)}
        </ToggleButton>
      ))}
    </ToggleButtonGroup>
  );
}
