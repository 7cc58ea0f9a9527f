import { Chip } from '@mui/material';
import { useListContext, useTranslate } from 'react-admin';
import { useListChoices } from '../data/use-list-choices';
import { fieldOf, useTicketModel } from '../data/use-ticket-model';
import { isQuick, isUseful, type QuickFilter, quickFilters, withoutQuick, withQuick } from '../model/quick-filters';

/** The most frequent filters as buttons; active ones are filled and carry a cross. */
export function QuickFilters() {
  const translate = useTranslate();
  const { filterValues, setFilters } = useListContext();
  const { setOnlyMine } = useListChoices();
  const offered = useOffered();
  const toggle = (name: QuickFilter) => {
    if (isQuick(filterValues, name)) return setFilters(withoutQuick(filterValues, name), []);
    if (name === 'unassigned') setOnlyMine(false);
    setFilters(withQuick(filterValues, name, new Date()), []);
  };
  return quickFilters
    .filter((name) => offered(name) && (isUseful(filterValues, name) || isQuick(filterValues, name)))
    .map((name) => {
      const isSet = isQuick(filterValues, name);
      return (
        <Chip
          key={name}
          size="small"
          color={isSet ? 'primary' : 'default'}
          variant={isSet ? 'filled' : 'outlined'}
          label={translate(`tickets.quick.${name}`)}
          aria-pressed={isSet}
          onClick={() => toggle(name)}
          {...(isSet && { onDelete: () => toggle(name) })}
        />
      );
    });
}

/** Only the desk filters by the responsible person; the API document decides who may. */
function useOffered() {
  const model = useTicketModel();
  return (name: QuickFilter) =>
    name !== 'unassigned' ||
    ['responsible', 'executionCompany'].every((field) => fieldOf(model, field)?.filter.includes(''));
}
