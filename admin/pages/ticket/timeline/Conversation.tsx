import { Alert, Box, Button, Stack, Typography } from '@mui/material';
import { type ReactNode, type Ref, useState } from 'react';
import { useTranslate } from 'react-admin';
import { FailureNotice } from '../../../components/FailureNotice';
import { PageSkeleton } from '../../../components/PageSkeleton';
import { useAttachments } from '../data/use-attachments';
import { useDeepLink } from '../data/use-deep-link';
import { useLastVisit } from '../data/use-last-visit';
import { useTicket } from '../data/use-ticket';
import { type Steps, useTimeline } from '../data/use-timeline';
import { type ActivityFilter, byDay } from '../model/activity';

import { OrderText } from './OrderText';
import { TimelineDay } from './TimelineDay';
import { TimelineFilters } from './TimelineFilters';
import { useTimelineScroll } from './use-timeline-scroll';

interface ConversationProps {
  /**
   * Whether the conversation scrolls by itself, below the request; otherwise it grows with the page and begins with the
   * request.
   */
  scrolls: boolean;
  /** Content at the very beginning. */
  notices?: ReactNode;
}

/** The customer's request, then messages and events, the newest at the end. */
export function Conversation({ scrolls, notices }: ConversationProps) {
  const translate = useTranslate();
  const ticket = useTicket();
  const [chosen, setChosen] = useState<{ ticket: string; filter: ActivityFilter }>();
  const link = useDeepLink(ticket.id);
  // A filter belongs to the ticket on which the user chose it: another ticket begins without one.
  const filter = (!link.entry && chosen?.ticket === ticket.id && chosen.filter) || 'ALL';
  const timeline = useTimeline(ticket.id, filter, link.moment);
  const { activities, older, newer, error, isPending } = timeline;
  const { data: attachments = [] } = useAttachments(ticket);
  const lastVisit = useLastVisit(ticket.id);
  const { frame, content, edge } = useTimelineScroll({ scrolls, link, activities, older, newer });
  const choose = (next: ActivityFilter) => {
    if (link.entry) link.leave();
    setChosen({ ticket: ticket.id, filter: next });
  };
  const head = (
    <>
      {notices}
      <OrderText scrolls={scrolls} />
      <TimelineFilters value={filter} onChange={choose} />
      {filter !== 'ALL' && <HiddenEntries filter={filter} onShowAll={() => choose('ALL')} />}
    </>
  );
  return (
    <>
      {scrolls && head}
      <Box
        ref={frame}
        role="log"
        aria-label={translate('tickets.timeline.title')}
        tabIndex={scrolls ? 0 : undefined}
        sx={{
          flex: 1,
          minHeight: 0,
          px: { xs: 0, lg: 2 },
          py: scrolls ? 1.5 : 0,
          ...(scrolls && { overflowY: 'auto', overflowAnchor: 'none' }),
        }}
      >
        <div ref={content}>
          {!scrolls && head}
          {error && <FailureNotice error={error} onRetry={() => timeline.refetch()} />}
          {link.isMissing && (
            <Alert severity="info" onClose={link.leave} sx={{ mb: 1 }}>
              {translate('tickets.timeline.noSuchEntry')}
            </Alert>
          )}
          {isPending && <PageSkeleton rows={6} />}
          <More steps={older} label="tickets.timeline.loadOlder" edge={edge} />
          {byDay(activities).map(({ day, activities: entries }) => (
            <TimelineDay
              key={day}
              day={day}
              activities={entries}
              attachments={attachments}
              marked={link.entry}
              lastVisit={lastVisit}
              folds={filter === 'ALL'}
            />
          ))}
          {!isPending && !error && activities.length === 0 && <EmptyConversation filter={filter} />}
          <More steps={newer} label="tickets.timeline.loadNewer" />
          {link.moment && newer.more && (
            <Stack sx={{ alignItems: 'center', pt: 1 }}>
              <Button size="small" variant="outlined" onClick={link.leave}>
                {translate('tickets.timeline.toNewest')}
              </Button>
            </Stack>
          )}
        </div>
      </Box>
    </>
  );
}

interface MoreProps {
  steps: Steps;
  label: string;
  edge?: Ref<HTMLDivElement>;
}

function More({ steps, label, edge }: MoreProps) {
  const translate = useTranslate();
  if (!steps.more) return null;
  return (
    <Stack ref={edge} sx={{ alignItems: 'center', pb: 1 }}>
      <Button size="small" onClick={steps.load} loading={steps.busy}>
        {translate(label)}
      </Button>
    </Stack>
  );
}

/** A note that the filter hides entries, with a button to show them. */
function HiddenEntries({ filter, onShowAll }: { filter: ActivityFilter; onShowAll: () => void }) {
  const translate = useTranslate();
  return (
    <Typography variant="body2" color="text.secondary" sx={{ px: { xs: 0, lg: 2 }, py: 0.5 }}>
      {translate('tickets.timeline.onlyShown', { filter: translate(`enums.activityFilter.${filter}`) })}{' '}
      <Button size="small" onClick={onShowAll}>
        {translate('tickets.timeline.showAll')}
      </Button>
    </Typography>
  );
}

/** A note that no entry matches the filter. */
function EmptyConversation({ filter }: { filter: ActivityFilter }) {
  const translate = useTranslate();
  return (
    <Typography color="text.secondary" sx={{ py: 3, textAlign: 'center' }}>
      {translate(`tickets.timeline.empty.${filter}`)}
    </Typography>
  );
}
