import { List } from '@mui/material';
import type { ReactNode } from 'react';
import { useTranslate } from 'react-admin';
import { ProgressiveContent } from '../../components/ProgressiveContent';
import type { FilterValues } from '../../model/filters';
import { useFormat } from '../../providers/use-format';
import { type TicketChip, TicketLine } from '../ticket/compact/TicketLine';
import type { Ticket } from '../ticket/model/ticket';
import { issueAddress } from './issue-address';
import { Panel } from './Panel';
import { PanelFailure, PanelSkeleton } from './PanelNote';

/** The first tickets of a list as the server returned them, with the filter and order of the whole list. */
export interface TicketAnswer {
  filter: FilterValues;
  sort?: { field: string; order: 'ASC' | 'DESC' };
  data: Ticket[] | undefined;
  total: number | undefined;
  isExact: boolean;
  isPending: boolean;
  error: unknown;
  refetch: () => Promise<unknown>;
}

/** Props of a list of tickets. */
interface TicketPanelProps {
  title: string;
  answer: TicketAnswer;
  /** Fields and chips of each line. */
  details: readonly string[];
  chips?: readonly TicketChip[];
  /** Shown for an empty list; without it the panel is left out then. */
  empty?: ReactNode;
}

/** The first tickets of a list, their total, and a link to all of them. */
export function TicketPanel({ title, answer, details, chips, empty }: TicketPanelProps) {
  const translate = useTranslate();
  const format = useFormat();
  const { data = [], total = 0, isExact, isPending, error, refetch } = answer;
  if (!isPending && !error && data.length === 0 && !empty) return null;
  const counted = isExact ? format.number(total) : translate('dashboard.moreThan', { count: total - 1 });
  const more = total > data.length && {
    to: issueAddress(answer.filter, answer.sort),
    label: translate('dashboard.showAll'),
  };
  const outline = (
    <Panel title={title}>
      <PanelSkeleton />
    </Panel>
  );
  return (
    <ProgressiveContent when={!isPending} outline={outline}>
      <Panel title={title} count={total > 0 ? counted : undefined} more={more || undefined}>
        {error ? (
          <PanelFailure error={error} onRetry={() => void refetch()} />
        ) : data.length === 0 ? (
          empty
        ) : (
          <List disablePadding>
            {data.map((ticket) => (
              <TicketLine key={ticket.id} ticket={ticket} details={details} chips={chips} />
            ))}
          </List>
        )}
      </Panel>
    </ProgressiveContent>
  );
}
