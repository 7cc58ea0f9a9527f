import { Box, Stack, Typography } from '@mui/material';
import { useGetList, useTranslate } from 'react-admin';
import { FailureNotice } from '../../components/FailureNotice';
import { PageHeader } from '../../components/PageHeader';
import { PageSkeleton } from '../../components/PageSkeleton';
import { useModelOf } from '../../providers/use-model-of';
import type { TemplateRecord } from './mail-template';
import { TemplateTable } from './TemplateTable';
import { groupedTemplates } from './template-groups';

/** More than the number of events. */
const all = { page: 1, perPage: 100 };
const byEvent = { field: 'event', order: 'ASC' } as const;

/**
 * The templates of all events: whether their mails are sent, and the languages in which the tenant has its own texts.
 */
export default function TemplateListPage() {
  const translate = useTranslate();
  const model = useModelOf('email-templates');
  const query = { pagination: all, sort: byEvent, filter: {} };
  const options = { onError: () => undefined };
  const { data, error, refetch } = useGetList<TemplateRecord & { id: string }>(model.route, query, options);
  return (
    <>
      <PageHeader title={translate(model.label, { smart_count: 2 })} />
      {error ? (
        <FailureNotice error={error} onRetry={() => refetch()} />
      ) : data ? (
        <Stack sx={{ gap: 3 }}>
          <Typography color="text.secondary">{translate('emailTemplates.about')}</Typography>
          {groupedTemplates(data).map(([name, templates]) => (
            <Box component="section" key={name} aria-labelledby={`group-${name}`}>
              <Typography variant="h2" id={`group-${name}`} sx={{ mb: 1 }}>
                {translate(`emailTemplates.groups.${name}`)}
              </Typography>
              <TemplateTable
                templates={templates}
                route={model.route}
                label={translate(`emailTemplates.groups.${name}`)}
              />
            </Box>
          ))}
        </Stack>
      ) : (
        <PageSkeleton rows={16} />
      )}
    </>
  );
}
