import { Alert, Box, Link, Paper, Stack, Typography, useMediaQuery } from '@mui/material';
import type { Theme } from '@mui/material/styles';
import { useTranslate } from 'react-admin';
import { Link as RouterLink, useLocation } from 'react-router';
import { PageHeader } from '../../components/PageHeader';
import { ReportStateChip } from '../../theme/chips';
import { useTicket } from '../ticket/data/use-ticket';
import { HoursTotals } from './HoursTotals';
import { OrderNextStep } from './OrderNextStep';
import { PositionSection } from './positions/PositionSection';
import { ReportHead } from './ReportHead';
import { ReportMenu } from './ReportMenu';
import { MissingForMove, ReportMoves } from './ReportMoves';
import { useReport } from './use-report';

/** A report: its positions, who worked how long, its head, and the changes of state. */
export function ReportView() {
  const translate = useTranslate();
  const ticket = useTicket();
  const report = useReport();
  const { pathname } = useLocation();
  const isWide = useMediaQuery((theme: Theme) => theme.breakpoints.up('lg'), { noSsr: true });
  const isLocked = report.state !== 'OPEN_IN_WORK';
  return (
    <>
      <PageHeader
        title={translate('tickets.reports.title', { number: report.identifier })}
        actions={
          <Stack direction="row" spacing={1} sx={{ alignItems: 'center' }}>
            <ReportMenu />
            {isWide && <ReportMoves />}
          </Stack>
        }
      />
      <Stack direction="row" sx={{ flexWrap: 'wrap', alignItems: 'center', columnGap: 2, rowGap: 0.5, pb: 1.5 }}>
        <ReportStateChip state={report.state} />
        <Link component={RouterLink} to={`${pathname.replace(/\/report\/[^/]+$/, '')}?part=reports`} variant="body2">
          {[ticket.identifier, ticket.title].filter(Boolean).join(' · ')}
        </Link>
        {isWide && <MissingForMove />}
      </Stack>
      {!report.can.edit && (
        <Alert severity="info" sx={{ mb: 1.5 }}>
          {translate(isLocked ? `tickets.reports.locked.${report.state}` : 'tickets.reports.settled')}
        </Alert>
      )}
      <OrderNextStep />
      <Box
        sx={{
          display: 'grid',
          gap: 2,
          alignItems: 'start',
          gridTemplateColumns: { xs: 'minmax(0, 1fr)', lg: 'minmax(0, 1fr) minmax(0, 20rem)' },
        }}
      >
        <PositionSection />
        <Stack spacing={2}>
          <HoursTotals />
          <Paper variant="outlined" sx={{ p: 2 }}>
            <ReportHead />
          </Paper>
        </Stack>
      </Box>
      {!isWide && (
        <Stack spacing={1} sx={{ mt: 2 }}>
          <MissingForMove />
          <ReportMoves big />
        </Stack>
      )}
      <Typography variant="caption" component="p" color="text.secondary" sx={{ mt: 2 }}>
        {translate('tickets.reports.by', { name: report.createdBy })}
      </Typography>
    </>
  );
}
