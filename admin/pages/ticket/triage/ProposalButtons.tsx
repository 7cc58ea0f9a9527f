import { Button, Stack, Tooltip } from '@mui/material';
import { useLocale, useTranslate } from 'react-admin';
import { inLanguage } from '../../../model/translated-text';
import type { Ticket } from '../model/ticket';
import { isWhole, type Suggestion } from './triage';
import type { Triage } from './use-triage';

interface ProposalButtonsProps {
  ticket: Ticket;
  suggestion?: Suggestion;
  triage: Triage;
  /** In a list the first one is filled, and none is a stop of the tabulator, as keys do the same; a page has its own step. */
  inList?: boolean;
}

/** What to make of an untyped ticket at a click: whose it is and of which type; or by a dialog, or nothing at all. */
export function ProposalButtons({ ticket, suggestion, triage, inList = false }: ProposalButtonsProps) {
  const translate = useTranslate();
  const locale = useLocale();
  const tabIndex = inList ? -1 : undefined;
  return (
    <Stack direction="row" useFlexGap spacing={0.75} sx={{ flexWrap: 'wrap', alignItems: 'center', minHeight: 32 }}>
      {suggestion?.proposals.map((proposal, at) => {
        const { customer, type, category, because } = proposal;
        const words = [customer.title, translate(`enums.ticketType.${type}`), inLanguage(category?.title, locale)];
        const reason = translate(`enums.suggestedBecause.${because}`);
        const hint = isWhole(proposal) ? reason : `${reason}. ${translate('tickets.triage.needsCategory')}`;
        return (
          <Tooltip key={customer.id} title={hint} describeChild>
            <Button
              size="small"
              tabIndex={tabIndex}
              variant={inList && at === 0 ? 'contained' : 'outlined'}
              onClick={() => triage.accept(ticket, proposal, suggestion)}
              sx={{ py: 0.25, textAlign: 'left', maxWidth: '100%' }}
            >
              {words.filter(Boolean).join(' · ')}
              {!isWhole(proposal) && ' …'}
            </Button>
          </Tooltip>
        );
      })}
      <Button
        size="small"
        tabIndex={tabIndex}
        variant={suggestion?.proposals.length === 0 ? 'outlined' : 'text'}
        onClick={() => triage.ask([ticket], { customer: ticket.customer }, suggestion)}
      >
        {translate('tickets.triage.assign')}
      </Button>
      <Button size="small" tabIndex={tabIndex} color="inherit" onClick={() => triage.reject([ticket])}>
        {translate('tickets.triage.reject')}
      </Button>
    </Stack>
  );
}
