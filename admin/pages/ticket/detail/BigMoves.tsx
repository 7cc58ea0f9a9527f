import AddAPhotoOutlined from '@mui/icons-material/AddAPhotoOutlined';
import { Box, Button, Stack, Typography } from '@mui/material';
import { useId, useRef } from 'react';
import { useTranslate } from 'react-admin';
import { uploadQueue } from '../data/upload-queue';
import { useMoves } from '../data/use-moves';
import { useTicket } from '../data/use-ticket';
import { uploadPath } from '../model/attachment';
import { type Move, rankMoves } from '../model/move';
import { GapSentences } from '../moves/GapSentences';
import { NextStepButton } from '../moves/NextStepButton';
import { useNextStep } from '../moves/use-next-step';
import { useStartMove } from '../moves/use-start-move';
import { ReportButton } from '../reports/ReportButton';
import { goToComposer } from '../timeline/go-to-composer';

const big = { size: 'large', fullWidth: true } as const;
const quiet = { ...big, variant: 'outlined', sx: { py: 1.25 } } as const;

/** Big buttons for gloved hands: the next step, the report, a photo, a message, then the other moves. */
export function BigMoves({ onWrite }: { onWrite: () => void }) {
  const translate = useTranslate();
  const ticket = useTicket();
  const { data: moves = [] } = useMoves(ticket);
  const { start, busy, dialog } = useStartMove();
  const camera = useRef<HTMLInputElement>(null);
  const step = useNextStep();
  const chosen = step?.kind === 'move' ? step.move : undefined;
  const writesReport = step?.kind === 'fill' && step.gap.field === 'reports';
  const { next, others } = rankMoves(moves.filter((move) => move !== chosen));
  return (
    <Stack spacing={1}>
      <NextStepButton {...big} sx={{ py: 1.5 }} busy={busy} onMove={start} />
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
      {(next ? [next, ...others] : others).map((move) => (
        <OtherMove key={`${move.number} ${move.to}`} move={move} busy={busy} onStart={() => start(move)} />
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

interface OtherMoveProps {
  move: Move;
  busy: boolean;
  onStart: () => void;
}

/** A move that is not the next step, with why it cannot be made yet below it. */
function OtherMove({ move, busy, onStart }: OtherMoveProps) {
  const translate = useTranslate();
  const id = useId();
  return (
    <Box>
      <Button
        {...big}
        variant="outlined"
        color="inherit"
        disabled={busy}
        aria-describedby={move.allowed ? undefined : id}
        onClick={onStart}
        sx={{ borderColor: 'line', color: move.allowed ? undefined : 'text.secondary' }}
      >
        {translate(`enums.ticketAction.${move.action}`)}
      </Button>
      {!move.allowed && (
        <Typography id={id} variant="body2" color="text.secondary" component="p" sx={{ mt: 0.25, mb: 0.5 }}>
          <GapSentences move={move} />
        </Typography>
      )}
    </Box>
  );
}
