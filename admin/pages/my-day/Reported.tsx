import CloudUploadOutlined from '@mui/icons-material/CloudUploadOutlined';
import ErrorOutlineOutlined from '@mui/icons-material/ErrorOutlineOutlined';
import { Box, Stack, Typography } from '@mui/material';
import type { ReactNode } from 'react';
import { useTranslate } from 'react-admin';
import type { OutboxEntry } from '../../providers/offline/outbox-entry';
import { useFormat } from '../../providers/use-format';
import { useQuantityText } from '../report/positions/use-quantity-text';
import type { Position } from '../ticket/model/report';

interface ReportedProps {
  positions: Position[];
  /** Number of pictures and PDF of the report. */
  files: number;
  waiting: readonly OutboxEntry[];
}

/** The entries of the report at the server, and below them the entries in the outbox. */
export function Reported({ positions, files, waiting }: ReportedProps) {
  const translate = useTranslate();
  const format = useFormat();
  const quantityText = useQuantityText();
  return (
    <>
      <Rows title={translate('tickets.reports.one', { smart_count: 1 })} isEmpty={positions.length + files === 0}>
        {positions.map(({ id, description, ...position }) => (
          <Row key={id} name={description} note={quantityText(position)} />
        ))}
        {files > 0 && (
          <Row name={translate('resources.report-attachments.panels.report.name')} note={format.number(files)} />
        )}
      </Rows>
      <Rows title={translate('field.outbox.title')} isEmpty={waiting.length === 0}>
        {waiting.map(({ seq, label, params, enteredAt, refusal }) => (
          <Row
            key={seq}
            name={translate(label, params)}
            note={format.time(enteredAt)}
            icon={
              refusal ? (
                <ErrorOutlineOutlined color="error" fontSize="small" />
              ) : (
                <CloudUploadOutlined color="action" fontSize="small" />
              )
            }
          />
        ))}
      </Rows>
    </>
  );
}

function Rows({ title, isEmpty, children }: { title: string; isEmpty: boolean; children: ReactNode }) {
  if (isEmpty) return null;
  return (
    <Box component="section">
      <Typography variant="h2" sx={{ mb: 0.5 }}>
        {title}
      </Typography>
      <Stack component="ul" aria-label={title} sx={{ listStyle: 'none', m: 0, p: 0 }}>
        {children}
      </Stack>
    </Box>
  );
}

function Row({ name, note, icon }: { name: string; note: string; icon?: ReactNode }) {
  return (
    <Stack
      component="li"
      direction="row"
      spacing={1}
      sx={{ alignItems: 'center', minHeight: 48, borderBottom: 1, borderColor: 'divider' }}
    >
      {icon}
      <Typography sx={{ flex: 1, minWidth: 0, overflowWrap: 'anywhere' }}>{name}</Typography>
      <Typography color="text.secondary">{note}</Typography>
    </Stack>
  );
}
