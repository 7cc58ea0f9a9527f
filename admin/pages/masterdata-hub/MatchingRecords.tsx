import { Link, List, ListItem, Typography } from '@mui/material';
import { keepPreviousData, useQueries } from '@tanstack/react-query';
import { useDataProvider, useLocale, useTranslate } from 'react-admin';
import { Link as RouterLink } from 'react-router';
import { EmptyState } from '../../components/EmptyState';
import type { ResourceModel } from '../../model/resource-model';
import { inLanguage } from '../../model/translated-text';
import { useSettled } from '../../providers/use-settled';

/** Most records shown of one resource. */
const SHOWN = 5;

/** Resources and words of the search. */
interface MatchingRecordsProps {
  models: readonly ResourceModel[];
  words: string;
  /** No card matches, so that an empty result has to be shown here. */
  alone: boolean;
}

/** The records of all searchable resources that contain the words; none for fewer than two letters. */
export function MatchingRecords({ models, words, alone }: MatchingRecordsProps) {
  const translate = useTranslate();
  const locale = useLocale();
  const dataProvider = useDataProvider();
  const settled = useSettled(words, 250);
  const searched = settled.length < 2 ? [] : models.filter((model) => model.searchable);
  const results = useQueries({
    queries: searched.map((model) => ({
      queryKey: ['masterdata-search', model.route, settled],
      queryFn: ({ signal }: { signal: AbortSignal }) =>
        dataProvider.getList(model.route, {
          pagination: { page: 1, perPage: SHOWN },
          sort: model.sort,
          filter: { q: settled },
          signal,
        }),
      placeholderData: keepPreviousData,
    })),
  });
  const groups = searched.map((model, index) => ({ model, records: results[index]?.data?.data ?? [] }));
  const found = groups.filter(({ records }) => records.length > 0);
  const done = settled === words && results.every((result) => !result.isFetching);
  if (alone && done && found.length === 0) return <EmptyState title={translate('app.masterdata.nothing', { words })} />;
  return found.map(({ model, records }) => (
    <section key={model.path}>
      <Typography variant="h3" component="h2" sx={{ mt: 3 }}>
        {translate(model.label, { smart_count: 2 })}
      </Typography>
      <List dense disablePadding>
        {records.map((record) => (
          <ListItem key={record.id} disableGutters>
            <Link component={RouterLink} to={`/${model.route}/${encodeURIComponent(record.id)}`}>
              {inLanguage(record[model.title], locale) || record.id}
            </Link>
          </ListItem>
        ))}
      </List>
    </section>
  ));
}
