import InfoOutlined from '@mui/icons-material/InfoOutlined';
import { Box, Button, Stack, Typography } from '@mui/material';
import { useState } from 'react';
import { useTranslate } from 'react-admin';
import { textOf } from '../../providers/problem';
import { useNotifyFailure } from '../../providers/use-notify-failure';
import { REPORTS, type ReportTransition } from '../ticket/model/report';
import { ReportTransitionDialog } from './ReportTransitionDialog';
import { likelyTransition, useReport, useReportChanges, useReportTransitions } from './use-report';

/** Transitions that are reversible and need no input run without a dialog. */
const atOnce = new Set(['COMPLETE']);

/** The transitions as buttons, the likely one as the primary; `big` for a phone. */
export function ReportTransitions({ big = false }: { big?: boolean }) {
  const translate = useTranslate();
  const notifyFailure = useNotifyFailure();
  const { data: transitions = [] } = useReportTransitions();
  const { transition: make } = useReportChanges();
  const [busy, setBusy] = useState(false);
  const [asking, setAsking] = useState<ReportTransition>();
  const choose = async (transition: ReportTransition) => {
    if (!atOnce.has(transition.action)) {
      setAsking(transition);
      return;
    }
    setBusy(true);
    try {
      await make({ to: transition.to });
    } catch (error) {
      notifyFailure(error);
    } finally {
      setBusy(false);
    }
  };
  const primary = likelyTransition(transitions);
  const others = transitions.filter((transition) => transition !== primary);
  // The primary action stands last at the right of a title, and first where a thumb looks for it.
  const ranked = primary ? (big ? [primary, ...others] : [...others, primary]) : others;
  return (
    <Stack direction={big ? 'column' : 'row'} spacing={1}>
      {ranked.map((transition) => (
        <Button
          key={transition.action}
          variant={transition === primary && transition.allowed ? 'contained' : 'outlined'}
          color={transition === primary && transition.allowed ? 'primary' : 'inherit'}
          size={big ? 'large' : 'medium'}
          fullWidth={big}
          disabled={!transition.allowed || busy}
          loading={busy && transition === primary}
          onClick={() => void choose(transition)}
          sx={big ? { py: 1.5 } : undefined}
        >
          {translate(`enums.reportAction.${transition.action}`)}
        </Button>
      ))}
      {asking && <ReportTransitionDialog transition={asking} onClose={() => setAsking(undefined)} />}
    </Stack>
  );
}

/** Shows the unmet conditions of a transition before the click. */
export function MissingForTransition() {
  const translate = useTranslate();
  const { can } = useReport();
  const { data: transitions } = useReportTransitions();
  const barred = transitions?.find(({ allowed }) => !allowed);
  if (transitions?.length === 0 && can.edit) {
    return (
      <Typography variant="body2" color="text.secondary">
        {translate('tickets.reports.ownOnly')}
      </Typography>
    );
  }
  if (!barred) return null;
  const sentences = barred.unmet.map(({ code, field }) => {
    if (code !== 'STATE_FIELDS') return textOf(code, {}, translate, REPORTS);
    if (field === 'positions') return translate('tickets.gap.positions');
    return translate('tickets.gap.field', { field: translate(`resources.reports.fields.${field}`) });
  });
  const action = translate(`enums.reportAction.${barred.action}`);
  return (
    <Box role="status" sx={{ display: 'flex', gap: 0.75, alignItems: 'flex-start', color: 'warning.main' }}>
      <InfoOutlined aria-hidden fontSize="small" />
      <Box sx={{ display: 'flex', flexWrap: 'wrap', columnGap: 1, typography: 'body2', color: 'text.primary' }}>
        {[translate('tickets.move.notNow', { action }), ...sentences].map((sentence) => (
          <span key={sentence}>{sentence}</span>
        ))}
      </Box>
    </Box>
  );
}
