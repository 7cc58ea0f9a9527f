import { Button, type ButtonProps } from '@mui/material';
import { useState } from 'react';
import { useTranslate } from 'react-admin';
import { RecordAction } from '../../../components/RecordAction';
import { useGapPlaces } from '../../../generator/transitions/use-gap-places';
import type { Unmet } from '../../../model/transitions';
import { useAssignToMe } from '../data/use-assign-to-me';
import { useTicket } from '../data/use-ticket';
import { fieldOf, useTicketModel } from '../data/use-ticket-model';
import { TypeDialog } from '../detail/TypeDialog';
import type { Transition } from '../model/transition';
import { ReportButton } from '../reports/ReportButton';
import { useNextStep } from './use-next-step';

type Look = Pick<ButtonProps, 'size' | 'fullWidth' | 'sx'>;

interface NextStepButtonProps extends Look {
  busy: boolean;
  onTransition: (transition: Transition) => void;
}

/**
 * The one filled button of a ticket's page: the likely transition or, with unmet conditions, the step that meets them.
 * Empty if the next step is a message or an approval, whose button stands elsewhere on the page.
 */
export function NextStepButton({ busy, onTransition, ...look }: NextStepButtonProps) {
  const translate = useTranslate();
  const step = useNextStep();
  const { can } = useTicket();
  if (step?.kind === 'retype') return <RetypeButton {...look} />;
  if (step?.kind === 'fill' && step.gap.field === 'reports' && can.report) {
    return <ReportButton variant="contained" {...look} />;
  }
  if (step?.kind === 'fill') return <FillButton gap={step.gap} {...look} />;
  if (step?.kind !== 'transition') return null;
  const label = translate(`enums.ticketAction.${step.transition.action}`);
  const begin = () => onTransition(step.transition);
  return (
    <Button variant="contained" loading={busy} onClick={begin} {...look}>
      <RecordAction label={label} run={begin} />
      {label}
    </Button>
  );
}

function RetypeButton(look: Look) {
  const translate = useTranslate();
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button variant="contained" onClick={() => setOpen(true)} {...look}>
        {translate('tickets.step.retype')}
      </Button>
      {open && <TypeDialog onClose={() => setOpen(false)} />}
    </>
  );
}

/** Links to the missing field; a missing responsible person is filled by assigning the ticket to the user. */
function FillButton({ gap, ...look }: Look & { gap: Unmet }) {
  const translate = useTranslate();
  const model = useTicketModel();
  const lead = useGapPlaces()(gap);
  const { assign, busy, question } = useAssignToMe();
  const field = fieldOf(model, gap.field ?? '');
  const takesOn = gap.field === 'responsible' && (busy || assign !== undefined);
  const label = field
    ? translate('tickets.step.field', { field: translate(field.label) })
    : translate(`tickets.step.${gap.field}`);
  return (
    <>
      <Button variant="contained" loading={busy} onClick={takesOn ? assign : lead} {...look}>
        {takesOn ? translate('absences.toMe') : label}
      </Button>
      {question}
    </>
  );
}
