import { Button, List } from '@mui/material';
import { useState } from 'react';
import { useTranslate } from 'react-admin';
import { Panel } from '../../../generator/home/Panel';
import { PanelNote } from '../../../generator/home/PanelNote';
import { useFormat } from '../../../providers/use-format';
import { TicketLine } from '../../ticket/compact/TicketLine';
import type { Ticket } from '../../ticket/model/ticket';
import { plainState } from './plain-state';

/** Number of lines shown at first. */
const SHOWN = 6;

/** Props of a customer's list. */
interface CustomerTicketsProps {
  title: string;
  tickets: Ticket[];
  /** Address of a longer list with these tickets, and the label of its link. */
  more?: { to: string; label: string };
  /** Text of an empty list. */
  empty?: string;
}

/** A customer's tickets, each with its state in plain words. */
export function CustomerTickets({ title, tickets, more, empty }: CustomerTicketsProps) {
  const translate = useTranslate();
  const format = useFormat();
  const [all, setAll] = useState(false);
  const hidden = all ? 0 : tickets.length - SHOWN;
  return (
    <Panel
      title={title}
      count={tickets.length > 1 ? format.number(tickets.length) : undefined}
      more={tickets.length > 0 ? more : undefined}
    >
      {tickets.length === 0 && empty ? (
        <PanelNote text={empty} />
      ) : (
        <List disablePadding>
          {tickets.slice(0, all ? undefined : SHOWN).map((ticket) => (
            <TicketLine
              key={ticket.id}
              ticket={ticket}
              note={translate(`dashboard.plainState.${plainState(ticket)}`, { day: format.day(ticket.dueAt) })}
              fields={['location', 'updatedAt', 'state']}
            />
          ))}
        </List>
      )}
      {hidden > 0 && (
        <Button size="small" fullWidth onClick={() => setAll(true)}>
          {translate('dashboard.showMore', { smart_count: hidden })}
        </Button>
      )}
    </Panel>
  );
}
