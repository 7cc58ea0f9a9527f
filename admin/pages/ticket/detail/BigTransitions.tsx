import AddAPhotoOutlined from '@mui/icons-material/AddAPhotoOutlined';
import { Box, Button, Stack, Typography } from '@mui/material';
import { useId, useRef } from 'react';
import { useTranslate } from 'react-admin';
import { uploadQueue } from '../data/upload-queue';
import { useTicket } from '../data/use-ticket';
import { useTicketTransitions } from '../data/use-ticket-transitions';
import { uploadPath } from '../model/attachment';
import { rankTransitions, type Transition } from '../model/transition';
import { ReportButton } from '../reports/ReportButton';
import { goToComposer } from '../timeline/go-to-composer';
import { GapSentences } from '../transitions/GapSentences';
import { NextStepButton } from '../transitions/NextStepButton';
import { useNextStep } from '../transitions/use-next-step';
import { useTransitionStart } from '../transitions/use-transition-start';

const big = { size: 'large', fullWidth: true } as const;
const quiet = { ...big, variant: 'outlined', sx: { py: 1.25 } } as const;

/** Big buttons for gloved hands: the next step, the report, a photo, a message, then the other transitions. */
export function BigTransitions({ onWrite }: { onWrite: () => void }) {
  const translate = useTranslate();
  const ticket = useTicket();
  const { data: transitions = [] } = useTicketTransitions(ticket);
  const { start, busy, dialog } = useTransitionStart();
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
        <OtherTransition
          key={`${transition.number} ${transition.to}`}
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

interface OtherTransitionProps {
  transition: Transition;
  busy: boolean;
  onStart: () => void;
}

/** A transition that is not the next step, with its unmet conditions below it. */
function OtherTransition({ transition, busy, onStart }: OtherTransitionProps) {
  const translate = useTranslate();
  const id = useId();
  return (
    <Box>
      <Button
        {...big}
        variant="outlined"
        color="inherit"
        disabled={busy}
        aria-describedby={transition.allowed ? undefined : id}
        onClick={onStart}
        sx={{ borderColor: 'line', color: transition.allowed ? undefined : 'text.secondary' }}
      >
        {translate(`enums.ticketAction.${transition.action}`)}
      </Button>
      {!transition.allowed && (
        <Typography id={id} variant="body2" color="text.secondary" component="p" sx={{ mt: 0.25, mb: 0.5 }}>
          <GapSentences transition={transition} />
        </Typography>
      )}
    </Box>
  );
}
