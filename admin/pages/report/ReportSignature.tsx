import { Paper, Typography } from '@mui/material';
import { useQuery } from '@tanstack/react-query';
import { useTranslate } from 'react-admin';
import { LoadFailure } from '../../components/LoadFailure';
import { SignaturePicture } from '../../components/SignaturePad';
import type { Schema } from '../../providers/contract';
import { apiFetch } from '../../providers/http';
import { useFormat } from '../../providers/use-format';
import { REPORTS, reportPath } from '../ticket/model/report';
import { TICKETS } from '../ticket/model/ticket';
import { useReport } from './use-report';

type Drawn = Schema<'DrawnSignature'> & { strokes: [number, number][][] };

/** The customer's signature with name, place and time. */
export function ReportSignature() {
  const translate = useTranslate();
  const format = useFormat();
  const { id, signedBy, signedPlace: place, signedAt } = useReport();
  const { data, error, refetch } = useQuery({
    queryKey: [TICKETS.route, REPORTS, 'signature', id],
    queryFn: ({ signal }) => apiFetch<Drawn>(reportPath(id, 'signature'), { signal }),
    enabled: Boolean(signedBy),
  });
  if (!signedBy) return null;
  const params = { name: signedBy, place, moment: format.moment(signedAt) };
  return (
    <Paper component="section" variant="outlined" sx={{ p: 2 }}>
      <Typography variant="h3" component="h2" sx={{ mb: 1 }}>
        {translate('tickets.reports.signature')}
      </Typography>
      {error && <LoadFailure what="reports" error={error} onRetry={() => refetch()} />}
      {data && (
        <SignaturePicture
          strokes={data.strokes}
          name={signedBy}
          label={translate('tickets.reports.picture', { name: signedBy })}
        />
      )}
      <Typography variant="body2" sx={{ overflowWrap: 'anywhere' }}>
        {translate(place ? 'tickets.reports.signedWhere' : 'tickets.reports.signed', params)}
      </Typography>
      {data && (
        <Typography variant="caption" color="text.secondary">
          {translate('tickets.reports.received', { moment: format.moment(data.receivedAt) })}
        </Typography>
      )}
    </Paper>
  );
}
