import { Box, Link, Typography } from '@mui/material';
import { useTranslate } from 'react-admin';
import { Link as RouterLink } from 'react-router';
import { Count } from '../../../generator/list/views/Count';
import { useListCounts } from '../../../generator/list/views/use-list-counts';
import { ResourceModelProvider, useResourceModel } from '../../../generator/resource-model-context';
import { filteredAddress } from '../../../model/filters';
import { useApplication } from '../../../providers/application';

const nothing = {};

/** Beside the queue of untyped tickets: the mails of which no ticket was made, for users who may read them. */
export function UnfiledMails() {
  const model = useApplication().models.find(({ path, can }) => path === 'intake-messages' && can.list);
  if (!model) return null;
  return (
    <ResourceModelProvider value={{ model, override: nothing }}>
      <Lists />
    </ResourceModelProvider>
  );
}

/** A link to each list of unfiled mails, with the number of its mails. */
function Lists() {
  const translate = useTranslate();
  const { model } = useResourceModel();
  const lists = model.views.filter(({ filter }) => Object.keys(filter).length > 0);
  const counts = useListCounts(Object.fromEntries(lists.map(({ name, filter }) => [name, filter])));
  return (
    <Box
      component="nav"
      aria-label={translate('tickets.triage.withoutTicket')}
      sx={{ display: 'flex', flexWrap: 'wrap', columnGap: 2, alignItems: 'baseline', px: 1, py: 0.5, flexShrink: 0 }}
    >
      <Typography variant="body2" color="text.secondary">
        {translate('tickets.triage.withoutTicket')}
      </Typography>
      {lists.map(({ name, label, filter }) => (
        <Link
          key={name}
          component={RouterLink}
          to={filteredAddress(model.route, filter)}
          variant="body2"
          sx={{ display: 'inline-flex', alignItems: 'baseline', gap: 0.75 }}
        >
          {translate(label)}
          <Count count={counts[name]} />
        </Link>
      ))}
    </Box>
  );
}
