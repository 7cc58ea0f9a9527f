import { Alert, Box, Paper, Stack, Typography } from '@mui/material';
import { useTranslate } from 'react-admin';
import { TicketChoice } from '../placeholders/TicketChoice';
import type { useTextPreview } from './use-text-preview';

/** The preview of a text block on a ticket, with the placeholders that stay empty there. */
export function TextBlockPreview({ ticket, setTicket, preview, faults, error }: ReturnType<typeof useTextPreview>) {
  const translate = useTranslate();
  const isShown = ticket && preview && faults.length === 0;
  return (
    <Paper
      component="section"
      variant="outlined"
      aria-label={translate('textBlocks.preview.title')}
      sx={{ p: 2, bgcolor: 'background.default' }}
    >
      <Stack sx={{ gap: 1.5 }}>
        <Typography variant="h3">{translate('textBlocks.preview.title')}</Typography>
        <TicketChoice chosen={ticket} onChoose={setTicket} />
        {faults.length > 0 && <Alert severity="warning">{translate('emailTemplates.stopped')}</Alert>}
        {error && <Alert severity="error">{error.message}</Alert>}
        {!ticket && <Typography color="text.secondary">{translate('textBlocks.preview.none')}</Typography>}
        {isShown && (
          <Box lang={preview.locale} sx={{ whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' }}>
            {preview.text || '–'}
          </Box>
        )}
        {isShown && (preview.empty?.length ?? 0) > 0 && (
          <Typography variant="body2" color="warning.main">
            {translate('textBlocks.preview.empty', { names: preview.empty.join(', ') })}
          </Typography>
        )}
      </Stack>
    </Paper>
  );
}
