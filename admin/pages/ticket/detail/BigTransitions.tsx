import AddAPhotoOutlined from '@mui/icons-material/AddAPhotoOutlined';
import { Button, Stack } from '@mui/material';
import { useRef } from 'react';
import { useTranslate } from 'react-admin';
import { BigTransition } from '../../../generator/transitions/BigTransition';
import { uploadQueue } from '../../../providers/upload-queue';
import { useTicket } from '../data/use-ticket';
import { TICKET_TRANSITIONS, useTicketTransitions } from '../data/use-ticket-transitions';
import { uploadPath } from '../model/attachment';
import { rankTransitions } from '../model/transition';
import { ReportButton } from '../reports/ReportButton';
import { goToComposer } from '../timeline/go-to-composer';
import { NextStepButton } from '../transitions/NextStepButton';
import { useNextStep } from '../transitions/use-next-step';
import { useTicketTransitionStart } from '../transitions/use-ticket-transition-start';

const big = { size: 'large', fullWidth: true } as const;
const quiet = { ...big, variant: 'outlined', sx: { py: 1.25 } } as const;

/** Big buttons for gloved hands: the next step, the report, a photo, a message, then the other transitions. */
export function BigTransitions({ onWrite }: { onWrite: () => void }) {
  const translate = useTranslate();
  const ticket = useTicket();
  const { data: transitions = [] } = useTicketTransitions(ticket);
  const { start, busy, dialog } = useTicketTransitionStart();
  const camera = useRef<HTMLInputElement>(null);
  const step = useNextStep();
  const chosen = step?.kind === 'transition' ? step.transition : undefined;
  const writesReport = step?.kind === 'fill' && step.gap.field === 'reports';
  const { next, others } = rankTransitions(transitions.filter((transition) => transition !== chosen));
  return (
    <Stack spacing={1}>
      <NextStepButton {...big} sx={{ py: 1.5 }} busy={busy} onTransition={start} />
      {!writesReport && <ReportButton {...quiet} />}
      <Stack direction="row" spacing={1}>
        {ticket.can.upload && (
          <Button {...quiet} startIcon={<AddAPhotoOutlined />} onClick={() => camera.current?.click()}>
            {translate('tickets.executor.photo')}
          </Button>
        )}
        {ticket.can.message && (
          <Button
            {...quiet}
            variant={step?.kind === 'write' ? 'contained' : 'outlined'}
            onClick={() => {
              onWrite();
              setTimeout(() => goToComposer('message'));
            }}
          >
            {translate('tickets.executor.message')}
          </Button>
        )}
      </Stack>
      {(next ? [next, ...others] : others).map((transition) => (
        <BigTransition
          key={`${transition.number} ${transition.to}`}
          kind={TICKET_TRANSITIONS}
          transition={transition}
          busy={busy}
          onStart={() => start(transition)}
        />
      ))}
      <input
        ref={camera}
        type="file"
        accept="image/*"
        capture="environment"
        multiple
        hidden
        onChange={(event) => {
          void uploadQueue.add(uploadPath(ticket.id), [...(event.target.files ?? [])]);
          event.target.value = '';
        }}
      />
      {dialog}
    </Stack>
  );
}
