import MailOutlined from '@mui/icons-material/MailOutlined';
import { Box, Chip, Paper, Skeleton, TextField } from '@mui/material';
import { lazy, Suspense, useState } from 'react';
import { useTranslate } from 'react-admin';
import { EmptyState } from '../../components/EmptyState';
import { PagedRows } from '../../components/PagedRows';
import { PageHeader } from '../../components/PageHeader';
import { useApplication } from '../../providers/application';
import { useSettled } from '../../providers/use-settled';
import { MailTable } from './MailTable';
import { SelectFilter } from './SelectFilter';
import { SupportTabs } from './SupportTabs';
import { useAct } from './use-act';
import { useFilters } from './use-filters';
import { useMails } from './use-mails';

const DayPicker = lazy(() => import('../../generator/inputs/DayPicker'));

const typingMs = 300;

/** What was written on the day, in the reader's zone. */
const dayFilter = (day: string) => {
  const start = new Date(`${day}T00:00`);
  const end = new Date(start);
  end.setDate(end.getDate() + 1);
  return { createdAt_gte: start.toISOString(), createdAt_lt: end.toISOString() };
};

/** Mails about tickets: to whom, what became of them, and why. What they say belongs to the ticket. */
export default function MailsPage() {
  const translate = useTranslate();
  const { models } = useApplication();
  const [chosen, choose] = useFilters();
  const [recipient, setRecipient] = useState(chosen.recipient ?? '');
  const typed = useSettled(recipient.trim(), typingMs);
  const { state, event, ticket, day } = chosen;
  const filter = {
    ...(state && { state }),
    ...(event && { event }),
    ...(ticket && { ticket }),
    ...(day && dayFilter(day)),
    ...(typed && { recipient_contains: typed }),
  };
  const { rows: mails, ...query } = useMails(filter);
  const none = (
    <EmptyState
      icon={MailOutlined}
      title={translate('support.mails.none')}
      text={translate('support.mails.noneText')}
    />
  );
  const { act, busy } = useAct();
  const fields = models.find(({ path }) => path === 'sent-mails')?.fields ?? [];
  const choicesOf = (name: string, enumeration: string) =>
    (fields.find((field) => field.name === name)?.choices?.values ?? []).map((value) => ({
      value,
      label: translate(`enums.${enumeration}.${value}`),
    }));
  return (
    <>
      <PageHeader title="support.parts.mails" />
      <SupportTabs />
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'flex-end', gap: 1.5, mb: 2 }}>
        <SelectFilter
          label={translate('resources.sent-mails.fields.state')}
          value={state ?? ''}
          choices={choicesOf('state', 'mailState')}
          onChange={(value) => choose({ state: value })}
        />
        <SelectFilter
          label={translate('resources.sent-mails.fields.event')}
          value={event ?? ''}
          choices={choicesOf('event', 'mailEvent')}
          onChange={(value) => choose({ event: value })}
        />
        <TextField
          label={translate('resources.sent-mails.fields.recipient')}
          value={recipient}
          onChange={({ target }) => setRecipient(target.value)}
          margin="none"
          sx={{ width: (theme) => ({ xs: '100%', sm: theme.spacing(30) }) }}
          slotProps={{ inputLabel: { shrink: true }, htmlInput: { type: 'search' } }}
        />
        <Box sx={{ width: (theme) => ({ xs: '100%', sm: theme.spacing(22) }), display: 'grid' }}>
          <Suspense fallback={<Skeleton variant="rounded" height={40} />}>
            <DayPicker
              id="mails-day"
              label={translate('tickets.mails.day')}
              value={day}
              onChange={(chosen) => choose({ day: chosen ?? '' })}
            />
          </Suspense>
        </Box>
        {ticket && (
          <Chip
            label={translate('support.mails.ofTicket', { ticket: mails[0]?._embedded?.ticket?.title ?? '' })}
            onDelete={() => choose({ ticket: '' })}
          />
        )}
      </Box>
      <PagedRows query={query} count={mails.length} outline={8} none={none}>
        <Paper variant="outlined" sx={{ p: { xs: 1.5, md: 0 } }}>
          <MailTable mails={mails} busy={busy} act={act} onTicket={(id) => choose({ ticket: id })} />
        </Paper>
      </PagedRows>
    </>
  );
}
