import { Button } from '@mui/material';
import { CreateButton, useListContext, useTranslate } from 'react-admin';
import { EmptyState } from '../../components/EmptyState';
import { filtersBeyondView } from '../../model/views';
import { useResourceModel } from '../resource-model-context';
import { useViewTabs } from './views/use-views';

/** Explains the future content of an empty list and offers the first step to users who may take it. */
export function EmptyList() {
  const translate = useTranslate();
  const { model } = useResourceModel();
  const name = translate(model.label, { smart_count: 2, _: model.path });
  const first = translate('generator.page.create', { name: translate(model.label, { smart_count: 1, _: model.path }) });
  const description = translate(model.description, { _: '' });
  return (
    <EmptyState
      title={translate('generator.empty.title', { name })}
      text={description || translate('generator.empty.readOnly')}
      action={model.can.create && <CreateButton variant="contained" label={first} />}
    />
  );
}

/** The notice of an empty view, or of filters without hits, with a button that removes the filters. */
export function NothingFound() {
  const translate = useTranslate();
  const { filterValues, setFilters } = useListContext();
  const { model } = useResourceModel();
  const { shown } = useViewTabs();
  const name = translate(model.label, { smart_count: 2, _: model.path });
  const isNarrowed = Object.keys(filtersBeyondView(filterValues, shown)).length > 0;
  return (
    <EmptyState
      title={isNarrowed ? translate('generator.empty.filtered') : translate('generator.empty.view', { name })}
      text={translate(isNarrowed ? 'generator.empty.filteredText' : 'generator.empty.viewText')}
      action={
        isNarrowed && (
          <Button variant="outlined" onClick={() => setFilters(shown?.filter ?? {}, [])}>
            {translate('generator.filter.clear')}
          </Button>
        )
      }
    />
  );
}
