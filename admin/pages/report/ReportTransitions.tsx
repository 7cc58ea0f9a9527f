import { Button, Stack, Typography } from '@mui/material';
import { useTranslate } from 'react-admin';
import { ReasonDialog } from '../../generator/form/ReasonDialog';
import { BigTransition } from '../../generator/transitions/BigTransition';
import { MissingDialog } from '../../generator/transitions/MissingDialog';
import { MissingHint } from '../../generator/transitions/MissingHint';
import { TransitionMenu } from '../../generator/transitions/TransitionMenu';
import { useTransitionStart } from '../../generator/transitions/use-transition-start';
import { actionLabel } from '../../generator/transitions/use-transitions';
import { ranked } from '../../model/transitions';
import type { ReportTransition } from '../ticket/model/report';
import { REPORT_TRANSITIONS, useReport, useReportChanges, useReportTransitions } from './use-report';

/** The transitions of the report: the likely one as the primary button, the others in a menu; `big` for a phone. */
export function ReportTransitions({ big = false }: { big?: boolean }) {
  const translate = useTranslate();
  const { data: transitions = [] } = useReportTransitions();
  const { transition: make } = useReportChanges();
  const questionOf = ({ action }: ReportTransition) =>
    translate(`resources.reports.transitions.${action}`, { _: '' }) || undefined;
  const { start, busy, dialog } = useTransitionStart({
    kind: REPORT_TRANSITIONS,
    transitions,
    make,
    asksFirst: (transition) => transition.needs.includes('reason') || questionOf(transition) !== undefined,
    dialog: ({ transition, onMake, onClose }) => (
      <ReasonDialog
        action={translate(actionLabel(REPORT_TRANSITIONS, transition.action))}
        text={questionOf(transition)}
        reason={transition.needs.includes('reason') ? 'tickets.reports.reason' : undefined}
        onSubmit={(values) => onMake({ to: transition.to, ...values })}
        onClose={onClose}
      />
    ),
    missing: (transition, close) => <MissingDialog kind={REPORT_TRANSITIONS} transition={transition} onClose={close} />,
  });
  const { next, others } = ranked(REPORT_TRANSITIONS, transitions);
  const primary = next?.allowed ? next : undefined;
  const offered = primary || !next ? others : [next, ...others];
  return (
    <Stack direction={big ? 'column' : 'row'} spacing={1}>
      {!big && (
        <TransitionMenu
          kind={REPORT_TRANSITIONS}
          transitions={offered}
          label={translate('generator.transitions.others')}
          busy={busy}
          onChoose={start}
        />
      )}
      {primary && (
        <Button
          variant="contained"
          size={big ? 'large' : 'medium'}
          fullWidth={big}
          loading={busy}
          onClick={() => start(primary)}
          sx={big ? { py: 1.5 } : undefined}
        >
          {translate(actionLabel(REPORT_TRANSITIONS, primary.action))}
        </Button>
      )}
      {big &&
        offered.map((transition) => (
          <BigTransition
            key={transition.action}
            kind={REPORT_TRANSITIONS}
            transition={transition}
            busy={busy}
            onStart={() => start(transition)}
          />
        ))}
      {dialog}
    </Stack>
  );
}

/** Shows the unmet conditions of the likely transition before the click; without any transition the missing right. */
export function MissingForTransition() {
  const translate = useTranslate();
  const { can } = useReport();
  const { data: transitions } = useReportTransitions();
  if (transitions?.length === 0 && can.edit) {
    return (
      <Typography variant="body2" color="text.secondary">
        {translate('tickets.reports.ownOnly')}
      </Typography>
    );
  }
  return <MissingHint kind={REPORT_TRANSITIONS} next={ranked(REPORT_TRANSITIONS, transitions ?? []).next} />;
}
