import { Box } from '@mui/material';
import { useListContext, useTranslate } from 'react-admin';
import { TabBar } from '../../../components/TabBar';
import { useResourceModel } from '../../resource-model-context';
import { Count } from './Count';
import { useListCounts } from './use-list-counts';
import { useViewTabs } from './use-views';

/** The views of a list that are tabs, with their numbers of records if the resource counts them. */
export function ViewTabs() {
  const translate = useTranslate();
  const { model } = useResourceModel();
  const { isPending } = useListContext();
  const { tabs, isComplete, shown, filterOf, show } = useViewTabs();
  const counted = isPending || !isComplete ? [] : tabs.filter(({ isCounted }) => isCounted);
  const counts = useListCounts(Object.fromEntries(counted.map((view) => [view.name, filterOf(view)])));
  if (tabs.length === 0) return null;
  return (
    <TabBar
      value={shown?.name ?? false}
      onChange={(name) => {
        const view = tabs.find((tab) => tab.name === name);
        if (view) show(view);
      }}
      label={translate('generator.views.title', { name: translate(model.label, { smart_count: 2 }) })}
      sx={{ flex: { xs: 1, md: '1 0 auto' } }}
      tabSx={{ px: { xs: 0.75, sm: 2 }, minWidth: { xs: 0, sm: 90 }, typography: { xs: 'body2', sm: 'button' } }}
      tabs={tabs.map(({ name, label }) => ({
        value: name,
        label: (
          <Box component="span" sx={{ display: 'inline-flex', alignItems: 'baseline', gap: 0.75 }}>
            {translate(label, { _: label })}
            <Count count={counts[name]} />
          </Box>
        ),
      }))}
    />
  );
}
