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
  /**
   * In a list the first button is filled, and none is a stop of the Tab key, as keys do the same; a page has its own
   * next step.
   */
  inList?: boolean;
}

/**
 * The proposals for an untyped ticket, each with customer and type at a click; further buttons open the dialog or
 * reject it.
 */
export function ProposalButtons({ ticket, suggestion, triage, inList = false }: ProposalButtonsProps) {
  const translate = useTranslate();
  const locale = useLocale();
  const tabIndex = inList ? -1 : undefined;
  return (
    <Stack direction="row" useFlexGap spacing={0.75} sx={{ flexWrap: 'wrap', alignItems: 'center', minHeight: 32 }}>
      {suggestion?.proposals.map((proposal, index) => {
        const { customer, type, category, because } = proposal;
        const words = [customer.title, translate(`enums.ticketType.${type}`), inLanguage(category?.title, locale)];
        const reason = translate(`enums.suggestedBecause.${because}`);
        const hint = isWhole(proposal) ? reason : `${reason}. ${translate('tickets.triage.needsCategory')}`;
        return (
          <Tooltip key={customer.id} title={hint} describeChild>
            <Button
              size="small"
              tabIndex={tabIndex}
              variant={inList && index === 0 ? 'contained' : 'outlined'}
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
