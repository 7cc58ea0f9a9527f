import ConfirmationNumberOutlined from '@mui/icons-material/ConfirmationNumberOutlined';
import { Button } from '@mui/material';
import { useListContext, useTranslate } from 'react-admin';
import { EmptyState } from '../../../layout/EmptyState';
import { useListChoices } from '../data/use-list-choices';
import { isFiltered, tabOf, withTab } from '../model/tabs';
import { NewTicketButton } from './NewTicketButton';

/** Says why no ticket stands here, and offers the next step: lift the filters, or raise one. */
export function EmptyTickets() {
  const translate = useTranslate();
  const { filterValues, setFilters } = useListContext();
  const { setOnlyMine } = useListChoices();
  const tab = tabOf(filterValues);
  if (isFiltered(filterValues)) {
    const lift = () => {
      setOnlyMine(false);
      setFilters(withTab({}, tab), []);
    };
    return (
      <EmptyState
        icon={ConfirmationNumberOutlined}
        title={translate('tickets.empty.filtered')}
        text={translate('tickets.empty.filteredText', { tab: translate(`tickets.tab.${tab}`) })}
        action={
          <Button variant="outlined" onClick={lift}>
            {translate('generator.filter.clear')}
          </Button>
        }
      />
    );
  }
  return (
    <EmptyState
      icon={ConfirmationNumberOutlined}
      title={translate(`tickets.empty.${tab}`)}
      text={translate(`tickets.empty.${tab}Text`)}
      action={<NewTicketButton />}
    />
  );
}
