import AddAPhotoOutlined from '@mui/icons-material/AddAPhotoOutlined';
import { Button, Stack } from '@mui/material';
import { useRef } from 'react';
import { useTranslate } from 'react-admin';
import { uploadQueue } from '../data/upload-queue';
import { useMoves } from '../data/use-moves';
import { useTicket } from '../data/use-ticket';
import { rankMoves } from '../model/move';
import { useStartMove } from '../moves/use-start-move';
import { ReportButton } from '../reports/ReportButton';

/** Big buttons for gloved hands: the likely next move, the report, a photo, a message, then the other moves. */
export function BigMoves({ onWrite }: { onWrite: () => void }) {
  const translate = useTranslate();
  const ticket = useTicket();
  const { data: moves = [] } = useMoves(ticket);
  const { start, busy, dialog } = useStartMove();
  const camera = useRef<HTMLInputElement>(null);
  const { next, others } = rankMoves(moves);
  return (
    <Stack spacing={1}>
      {next && (
        <Button
          variant={next.allowed ? 'contained' : 'outlined'}
          size="large"
          fullWidth
          loading={busy}
          onClick={() => start(next)}
          sx={{ py: 1.5 }}
        >
          {translate(`enums.ticketAction.${next.action}`)}
        </Button>
      )}
      <ReportButton />
      <Stack direction="row" spacing={1}>
        {ticket.can.upload && (
          <Button
            variant="outlined"
            size="large"
            fullWidth
            startIcon={<AddAPhotoOutlined />}
            onClick={() => camera.current?.click()}
            sx={{ py: 1.25 }}
          >
            {translate('tickets.executor.photo')}
          </Button>
        )}
        {ticket.can.message && (
          <Button
            variant="outlined"
            size="large"
            fullWidth
            sx={{ py: 1.25 }}
            onClick={() => {
              onWrite();
              setTimeout(() => document.querySelector<HTMLElement>('[data-composer] textarea')?.focus());
            }}
          >
            {translate('tickets.executor.message')}
          </Button>
        )}
      </Stack>
      {others.map((move) => (
        <Button
          key={`${move.number} ${move.to}`}
          variant="outlined"
          color="inherit"
          size="large"
          fullWidth
          disabled={busy}
          onClick={() => start(move)}
        >
          {translate(`enums.ticketAction.${move.action}`)}
        </Button>
      ))}
      <input
        ref={camera}
        type="file"
        accept="image/*"
        capture="environment"
        multiple
        hidden
        onChange={(event) => {
          void uploadQueue.add(ticket.id, [...(event.target.files ?? [])]);
          event.target.value = '';
        }}
      />
      {dialog}
    </Stack>
  );
}
