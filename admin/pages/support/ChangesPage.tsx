import { Box, Paper } from '@mui/material';
import { useTranslate } from 'react-admin';
import { PageHeader } from '../../components/PageHeader';
import { ChangeList } from '../../generator/changes/ChangeList';
import { CHANGES } from '../../generator/changes/use-changes';
import { PeriodChoice } from '../../generator/list/PeriodChoice';
import { useApplication } from '../../providers/application';
import { useAddressParameters } from '../../providers/use-address-parameters';
import { PersonFilter } from './PersonFilter';
import { SelectFilter } from './SelectFilter';
import { SupportTabs } from './SupportTabs';

/** The changes of the configuration with user, old and new values; filtered by area, kind, person and days. */
export default function ChangesPage() {
  const translate = useTranslate();
  const { models } = useApplication();
  // The address holds the filter of the list, so that a user can share it and come back to it.
  const [query, choose] = useAddressParameters();
  const { resource, kind, actor, from, until, record } = Object.fromEntries(query);
  const own = models.find(({ path }) => path === CHANGES);
  const areas = [...models.filter(({ isAudited }) => isAudited).map(({ path }) => path), 'failed-jobs', 'request-links']
    .map((path) => ({ value: path, label: translate(`resources.${path}.name`, { smart_count: 2, _: path }) }))
    .toSorted((left, right) => left.label.localeCompare(right.label));
  const kinds = (own?.fields.find(({ name }) => name === 'kind')?.choices?.values ?? []).map((value) => ({
    value,
    label: translate(`enums.configChangeKind.${value}`),
  }));
  const filter = {
    ...(resource && { resource }),
    ...(kind && { kind }),
    ...(actor && { actor }),
    ...(record && { record }),
    ...(from && { createdAt_gte: from }),
    ...(until && { createdAt_lte: until }),
  };
  const isFiltered = Object.keys(filter).length > 0;
  return (
    <>
      <PageHeader title="support.parts.changes" />
      <SupportTabs />
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'flex-end', gap: 1.5, mb: 2 }}>
        <SelectFilter
          label={translate('resources.config-changes.fields.resource')}
          value={resource ?? ''}
          choices={areas}
          onChange={(value) => choose({ resource: value })}
        />
        <SelectFilter
          label={translate('resources.config-changes.fields.kind')}
          value={kind ?? ''}
          choices={kinds}
          onChange={(value) => choose({ kind: value })}
        />
        <PersonFilter value={actor ?? ''} onChange={(value) => choose({ actor: value })} />
        <PeriodChoice
          id="period"
          label={translate('resources.config-changes.fields.createdAt')}
          bounds={{ from, until }}
          onChange={(bounds) => choose({ from: bounds.from ?? '', until: bounds.until ?? '' })}
        />
      </Box>
      <Paper variant="outlined" sx={{ px: 2, py: 0.5, maxWidth: (theme) => theme.spacing(125) }}>
        <ChangeList
          queryKey={['support', 'changes', filter]}
          filter={filter}
          empty={{
            title: translate(isFiltered ? 'support.changes.noneFiltered' : 'support.changes.none'),
            text: translate(isFiltered ? 'support.changes.noneFilteredText' : 'support.changes.noneText'),
          }}
        />
      </Paper>
    </>
  );
}
