import { Box, Button, Stack } from '@mui/material';
import { useState } from 'react';
import { useTranslate } from 'react-admin';
import { FailureNotice } from '../../../layout/FailureNotice';
import { PageSkeleton } from '../../../layout/PageSkeleton';
import { useAttachments } from '../data/use-attachments';
import { useTicket } from '../data/use-ticket';
import { useTimeline } from '../data/use-timeline';
import { type ActivityFilter, byDay } from '../model/activity';
import { EmptyConversation } from './EmptyConversation';
import { OrderText } from './OrderText';
import { TimelineDay } from './TimelineDay';
import { TimelineFilters } from './TimelineFilters';
import { useStickToEnd } from './use-stick-to-end';

/** What was ordered, then what was said and what happened, the newest at the end. */
export function Conversation({ scrolls }: { scrolls: boolean }) {
  const translate = useTranslate();
  const ticket = useTicket();
  const [filter, setFilter] = useState<ActivityFilter>('ALL');
  const { activities, older, loadOlder, error, isPending, refetch } = useTimeline(ticket.id, filter);
  const { data: attachments = [] } = useAttachments(ticket.id);
  const { frame, content } = useStickToEnd<HTMLDivElement>(scrolls);
  return (
    <>
      <OrderText />
      <TimelineFilters value={filter} onChange={setFilter} />
      <Box
        ref={frame}
        role="log"
        aria-label={translate('tickets.timeline.title')}
        tabIndex={scrolls ? 0 : undefined}
        sx={{ flex: 1, minHeight: 0, px: { xs: 0, lg: 2 }, py: 1.5, ...(scrolls && { overflowY: 'auto' }) }}
      >
        <div ref={content}>
          {error && <FailureNotice error={error} onRetry={() => refetch()} />}
          {isPending && <PageSkeleton rows={6} />}
          {older > 0 && (
            <Stack sx={{ alignItems: 'center' }}>
              <Button size="small" onClick={loadOlder}>
                {translate('tickets.timeline.older', { smart_count: older })}
              </Button>
            </Stack>
          )}
          {byDay(activities).map(({ day, activities: entries }) => (
            <TimelineDay key={day} day={day} activities={entries} attachments={attachments} />
          ))}
          {!isPending && !error && activities.length === 0 && <EmptyConversation filter={filter} />}
        </div>
      </Box>
    </>
  );
}
