import { Box, Card, CardContent, Skeleton, Stack, Typography } from '@mui/material';
import { useTranslate } from 'react-admin';
import { FactList } from '../../components/FactList';
import { FailureNotice } from '../../components/FailureNotice';
import { PageHeader } from '../../components/PageHeader';
import { useMe } from '../../providers/application';
import { DiagnosisButton } from './DiagnosisButton';
import { PartCard } from './PartCard';
import { SupportTabs } from './SupportTabs';
import { useHealth } from './support';

const cards = {
  display: 'grid',
  gap: 2,
  gridTemplateColumns: { xs: '1fr', md: '1fr 1fr', xl: '1fr 1fr 1fr' },
} as const;
/** The least number of parts. */
const skeletons = [1, 2, 3, 4, 5];

/** The condition of the installation, its parts, and the advised action for each problem (spec §2, admin/support). */
export default function SupportPage() {
  const { data, error, isPending, refetch } = useHealth();
  return (
    <>
      <PageHeader title="app.nav.support" actions={<DiagnosisButton />} />
      <SupportTabs />
      {error && !data && <FailureNotice error={error} onRetry={() => void refetch()} />}
      <Box sx={cards} aria-busy={isPending}>
        {isPending && skeletons.map((key) => <Skeleton key={key} variant="rounded" height={180} />)}
        {data?.parts.map((part) => (
          <PartCard key={part.part} part={part} />
        ))}
        {data && <Versions versions={data.versions} />}
      </Box>
    </>
  );
}

function Versions({ versions }: { versions: NonNullable<ReturnType<typeof useHealth>['data']>['versions'] }) {
  const translate = useTranslate();
  const { tenantName, tenant } = useMe();
  const facts = { ...versions, tenant: tenantName ?? tenant };
  return (
    <Card component="section" aria-label={translate('support.versions.title')} sx={{ height: '100%' }}>
      <CardContent component={Stack} spacing={1.5}>
        <Typography variant="h3" component="h2">
          {translate('support.versions.title')}
        </Typography>
        <FactList
          facts={Object.entries(facts).map(([name, value]) => [translate(`support.versions.${name}`), value])}
        />
        <Typography variant="caption" color="text.secondary">
          {translate('support.diagnosis.text')}
        </Typography>
      </CardContent>
    </Card>
  );
}
