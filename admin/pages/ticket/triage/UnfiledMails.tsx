import { Box, Link } from '@mui/material';
import { useTranslate } from 'react-admin';
import { Link as RouterLink } from 'react-router';
import { Count } from '../../../generator/list/views/Count';
import { useListCounts } from '../../../generator/list/views/use-list-counts';
import { ResourceModelProvider, useResourceModel } from '../../../generator/resource-model-context';
import { type FilterValues, filteredAddress } from '../../../model/filters';
import { useApplication } from '../../../providers/application';

const nothing = {};

/** A link to the mails without a ticket, beside the queue of untyped tickets, for users with the right to read them. */
export function UnfiledMails() {
  const model = useApplication().models.find(({ path, can }) => path === 'intake-messages' && can.list);
  const view = model?.views.find(({ name }) => name === 'unfiled');
  if (!model || !view) return null;
  return (
    <ResourceModelProvider value={{ model, override: nothing }}>
      <UnfiledLink filter={view.filter} />
    </ResourceModelProvider>
  );
}

/** A link to the list of unfiled mails, with the number of its mails: one request. */
function UnfiledLink({ filter }: { filter: FilterValues }) {
  const translate = useTranslate();
  const { model } = useResourceModel();
  const { unfiled } = useListCounts({ unfiled: filter });
  return (
    <Box component="nav" aria-label={translate('tickets.triage.withoutTicket')} sx={{ px: 1, py: 0.5, flexShrink: 0 }}>
      <Link
        component={RouterLink}
        to={filteredAddress(model.route, filter)}
        variant="body2"
        sx={{ display: 'inline-flex', alignItems: 'baseline', gap: 0.75 }}
      >
        {translate('tickets.triage.withoutTicket')}
        <Count count={unfiled} />
      </Link>
    </Box>
  );
}
