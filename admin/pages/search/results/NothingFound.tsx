import SearchOffOutlined from '@mui/icons-material/SearchOffOutlined';
import { Button } from '@mui/material';
import { useListContext, useTranslate } from 'react-admin';
import { EmptyState } from '../../../components/EmptyState';

/** A message that no ticket matches, with a button that resets the search. */
export function NothingFound() {
  const translate = useTranslate();
  const { setFilters } = useListContext();
  return (
    <EmptyState
      icon={SearchOffOutlined}
      title={translate('dashboard.search.none')}
      text={translate('dashboard.search.noneText')}
      action={
        <Button variant="outlined" onClick={() => setFilters({}, [])}>
          {translate('dashboard.search.reset')}
        </Button>
      }
    />
  );
}
