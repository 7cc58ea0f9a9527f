import { Alert, Box, Link, Paper, Stack, Typography, useMediaQuery } from '@mui/material';
import type { Theme } from '@mui/material/styles';
import { useTranslate } from 'react-admin';
import { Link as RouterLink, useLocation } from 'react-router';
import { PageHeader } from '../../components/PageHeader';
import { NamedPanel } from '../../generator/panels/PanelRecords';
import { ReportStateChip } from '../../theme/chips';
import { useReportAddress } from '../ticket/data/use-reports';
import { useTicket } from '../ticket/data/use-ticket';
import { REPORT_FILES, REPORTS, type Report } from '../ticket/model/report';
import { HoursTotals } from './HoursTotals';
import { OrderNextStep } from './OrderNextStep';
import { PaperMenu } from './PaperMenu';
import { PositionSection } from './positions/PositionSection';
import { ReportHead } from './ReportHead';
import { ReportMenu } from './ReportMenu';
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
            <ReportMenu />
            {isWide && <SignButton />}
            {isWide && <ReportTransitions />}
          </Stack>
        }
      />
      <Stack direction="row" sx={{ flexWrap: 'wrap', alignItems: 'center', columnGap: 2, rowGap: 0.5, pb: 1.5 }}>
        <ReportStateChip state={report.state} />
        <Link component={RouterLink} to={`${pathname.replace(/\/report\/[^/]+$/, '')}?part=reports`} variant="body2">
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
