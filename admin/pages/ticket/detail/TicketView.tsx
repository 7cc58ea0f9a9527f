import { useMediaQuery } from '@mui/material';
import type { Theme } from '@mui/material/styles';
import { useState } from 'react';
import { useTranslate } from 'react-admin';
import { PageHeader } from '../../../layout/PageHeader';
import { UploadList } from '../attachments/UploadList';
import { useIsCustomer, useIsExecutor } from '../data/use-is-customer';
import { useTicket } from '../data/use-ticket';
import { MoveButtons } from '../moves/MoveButtons';
import { PropertyEditingProvider } from '../properties/property-editing';
import { useEditing } from '../properties/use-editing';
import { CustomerNotice } from './CustomerNotice';
import { ExecutorBrief } from './ExecutorBrief';
import { TicketFacts } from './TicketFacts';
import { TicketMenu } from './TicketMenu';
import { type TicketPart, TicketParts } from './TicketParts';
import { WideTicket } from './WideTicket';

/** A submitted ticket: title with the moves, its facts, conversation and properties; in parts on a small screen. */
export function TicketView() {
  const translate = useTranslate();
  const ticket = useTicket();
  const isCustomer = useIsCustomer();
  const isExecutor = useIsExecutor();
  const isWide = useMediaQuery((theme: Theme) => theme.breakpoints.up('lg'), { noSsr: true });
  const [part, setPart] = useState<TicketPart>('conversation');
  const editing = useEditing(ticket, (field) =>
    setPart(field === 'customerDescription' ? 'conversation' : 'properties'),
  );
  const { identifier, title } = ticket;
  const isBrief = isExecutor && !isWide;
  return (
    <PropertyEditingProvider value={editing}>
      <PageHeader
        title={identifier ? translate('tickets.detail.title', { identifier, title }) : title}
        actions={
          !isBrief && (
            <>
              {(isWide || ticket.can.changeType) && <TicketMenu />}
              <MoveButtons />
            </>
          )
        }
      />
      {!isBrief && <TicketFacts />}
      {isCustomer && <CustomerNotice />}
      {isBrief && <ExecutorBrief onWrite={() => setPart('conversation')} />}
      <UploadList />
      {isWide ? <WideTicket /> : <TicketParts part={part} onChange={setPart} />}
    </PropertyEditingProvider>
  );
}
