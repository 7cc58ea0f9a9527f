import { Alert, Box, Link, Paper, Stack, Typography, useMediaQuery } from '@mui/material';
import type { Theme } from '@mui/material/styles';
import { useTranslate } from 'react-admin';
import { Link as RouterLink, useLocation, useNavigate } from 'react-router';
import { PageHeader } from '../../components/PageHeader';
import { SecondaryActions } from '../../components/SecondaryActions';
import { ActionButton } from '../../generator/pages/ActionButton';
import { DeleteButton } from '../../generator/pages/DeleteButton';
import { NamedPanel } from '../../generator/panels/PanelRecords';
import { useResourceModel } from '../../generator/resource-model-context';
import { useMatchContext } from '../../generator/use-match-context';
import { actionsFor } from '../../model/actions';
import { ReportStateChip } from '../../theme/chips';
import { useReportAddress } from '../ticket/data/use-reports';
import { useTicket } from '../ticket/data/use-ticket';
import { REPORT_FILES, REPORTS, type Report } from '../ticket/model/report';
import { HoursTotals } from './HoursTotals';
import { OrderNextStep } from './OrderNextStep';
import { PaperMenu } from './PaperMenu';
import { PositionSection } from './positions/PositionSection';
import { ReportHead } from './ReportHead';
import { ReportSignature } from './ReportSignature';
import { MissingForTransition, ReportTransitions } from './ReportTransitions';
import { SignButton } from './SignButton';
import { useReport } from './use-report';

/** A report: its positions, the hours of each employee, its head, and its transitions. */
export function ReportView() {
  const translate = useTranslate();
  const ticket = useTicket();
  const report = useReport();
  const { pathname } = useLocation();
  const isWide = useMediaQuery((theme: Theme) => theme.breakpoints.up('lg'), { noSsr: true });
  return (
    <>
      <PageHeader
        title={translate('tickets.reports.title', { number: report.identifier })}
        actions={
          <Stack direction="row" spacing={1} sx={{ alignItems: 'center' }}>
            <PaperMenu />
            <ReportActions />
            {isWide && <SignButton />}
            {isWide && <ReportTransitions />}
          </Stack>
        }
      />
      <Stack direction="row" sx={{ flexWrap: 'wrap', alignItems: 'center', columnGap: 2, rowGap: 0.5, pb: 1.5 }}>
        <ReportStateChip state={report.state} />
        <Link component={RouterLink} to={`${ticketOf(pathname)}?part=reports`} variant="body2">
          {[ticket.identifier, ticket.title].filter(Boolean).join(' · ')}
        </Link>
        {isWide && <MissingForTransition />}
      </Stack>
      {!report.can.edit && (
        <Alert severity="info" sx={{ mb: 1.5 }}>
          {translate(whyFixed(report))}
        </Alert>
      )}
      <CorrectionLinks />
      <OrderNextStep />
      <Box
        sx={{
          display: 'grid',
          gap: 2,
          alignItems: 'start',
          gridTemplateColumns: { xs: 'minmax(0, 1fr)', lg: 'minmax(0, 1fr) minmax(0, 22rem)' },
        }}
      >
        <PositionSection />
        <Stack spacing={2}>
          <HoursTotals />
          <ReportSignature />
          <Paper variant="outlined" sx={{ p: 2 }}>
            <Typography variant="h3" component="h2" sx={{ mb: 1 }}>
              {translate('resources.report-attachments.panels.report.name')}
            </Typography>
            <NamedPanel on={REPORTS} name={REPORT_FILES} record={report} />
          </Paper>
          <ReportHead />
        </Stack>
      </Box>
      {!isWide && (
        <Stack spacing={1} sx={{ mt: 2 }}>
          <MissingForTransition />
          <SignButton big />
          <ReportTransitions big />
        </Stack>
      )}
      <Typography variant="caption" component="p" color="text.secondary" sx={{ mt: 2 }}>
        {translate('tickets.reports.by', { name: report.createdBy })}
      </Typography>
    </>
  );
}

/** The declared actions on the report, and its removal, after which the ticket shows its reports. */
function ReportActions() {
  const translate = useTranslate();
  const navigate = useNavigate();
  const { pathname } = useLocation();
  const report = useReport();
  const { model } = useResourceModel();
  const actions = actionsFor(model, report, useMatchContext());
  if (actions.length === 0 && !report.can.delete) return null;
  const texts = {
    title: translate('tickets.reports.remove'),
    text: translate('tickets.reports.removeQuestion', { number: report.identifier }),
    action: translate('ra.action.remove'),
  };
  const showReports = () => navigate(`${ticketOf(pathname)}?part=reports`, { replace: true });
  return (
    <SecondaryActions isFolded>
      {actions.map((action) => (
        <ActionButton key={action.name} action={action} record={report} />
      ))}
      {report.can.delete && (
        <DeleteButton record={report} title={report.identifier} texts={texts} onDeleted={showReports} />
      )}
    </SecondaryActions>
  );
}

/** Address of the ticket of an open report. */
const ticketOf = (pathname: string) => pathname.replace(/\/report\/[^/]+$/, '');

/** Key of the sentence with the reason why the report cannot be edited. */
function whyFixed({ state, signedBy }: Report): string {
  if (state !== 'OPEN_IN_WORK') return `tickets.reports.locked.${state}`;
  return signedBy ? 'tickets.reports.signedFixed' : 'tickets.reports.settled';
}

/** Links to the report that this one corrects, and to the one that corrects it. */
function CorrectionLinks() {
  const translate = useTranslate();
  const { correctedBy, _embedded } = useReport();
  const addressOf = useReportAddress();
  const links = { corrects: _embedded?.corrects?.title as string | undefined, correctedBy };
  return Object.entries(links).map(
    ([key, number]) =>
      number && (
        <Link
          key={key}
          component={RouterLink}
          to={addressOf(number)}
          variant="body2"
          sx={{ display: 'block', mb: 1.5 }}
        >
          {translate(`tickets.reports.${key}`, { number })}
        </Link>
      ),
  );
}
