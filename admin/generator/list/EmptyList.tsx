import { Button } from '@mui/material';
import { CreateButton, useListContext, useTranslate } from 'react-admin';
import { EmptyState } from '../../components/EmptyState';
import { besidesView } from '../../model/views';
import { useResourceModel } from '../resource-model-context';
import { useViewTabs } from './views/use-views';

/** Explains what will stand here and offers the first step to those who may take it. */
export function EmptyList() {
  const translate = useTranslate();
  const { model } = useResourceModel();
  const name = translate(model.label, { smart_count: 2, _: model.path });
  const description = translate(model.description, { _: '' });
  return (
    <EmptyState
      title={translate('generator.empty.title', { name })}
      text={model.can.create ? description : translate('generator.empty.readOnly')}
      action={model.can.create && <CreateButton variant="contained" label="generator.empty.create" />}
    />
  );
}

/** Says that the filters leave nothing and offers to lift them. */
export function NothingFound() {
  const translate = useTranslate();
  const { filterValues, setFilters } = useListContext();
  const { shown } = useViewTabs();
  const isNarrowed = Object.keys(besidesView(filterValues, shown)).length > 0;
  return (
    <EmptyState
      title={translate('generator.empty.filtered')}
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
