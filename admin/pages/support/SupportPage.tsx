import CheckCircleOutlined from '@mui/icons-material/CheckCircleOutlined';
import ErrorOutlineOutlined from '@mui/icons-material/ErrorOutlineOutlined';
import {
  Button,
  Card,
  CardContent,
  Skeleton,
  Stack,
  Table,
  TableBody,
  TableCell,
  TableHead,
  TableRow,
  Typography,
} from '@mui/material';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useTranslate } from 'react-admin';
import { FailureNotice } from '../../layout/FailureNotice';
import { PageActions, PageHeader } from '../../layout/PageHeader';
import { useApplication } from '../../providers/application';
import { apiFetch } from '../../providers/http';
import { ApiError } from '../../providers/problem';
import { checksOf, type Health } from './health';

/** Whether everything runs, and what runs (spec §2, admin/support). */
export default function SupportPage() {
  const translate = useTranslate();
  const { config, me } = useApplication();
  const health = useQuery({
    queryKey: ['health'],
    queryFn: ({ signal }) => readHealth(signal),
    refetchInterval: 30_000,
  });
  return (
    <Stack spacing={2} sx={{ maxWidth: 800 }}>
      <PageHeader title="app.nav.support" />
      <PageActions>
        <Button variant="outlined" onClick={() => void health.refetch()} loading={health.isFetching}>
          {translate('ra.action.refresh')}
        </Button>
      </PageActions>
      <Section title={translate('app.support.health')}>
        {health.isPending && <Skeleton variant="rounded" height={76} />}
        {health.isError && <FailureNotice error={health.error} onRetry={() => void health.refetch()} />}
        {health.data && <Checks health={health.data} />}
      </Section>
      <Section title={translate('app.support.installation')}>
        <Table size="small">
          <TableBody>
            <Fact name={translate('app.support.version')}>{config.version}</Fact>
            <Fact name={translate('app.tenant')}>{me.tenant}</Fact>
            <Fact name={translate('app.support.issuer')}>{config.issuer}</Fact>
          </TableBody>
        </Table>
      </Section>
    </Stack>
  );
}

/** A service that is not ready answers 503 with the same details; only silence is a failure. */
async function readHealth(signal: AbortSignal): Promise<Health> {
  try {
    return await apiFetch<Health>('/health/ready', { signal });
  } catch (error) {
    if (error instanceof ApiError && error.status === 503) return error.problem as Health;
    throw error;
  }
}

function Checks({ health }: { health: Health }) {
  const translate = useTranslate();
  return (
    <Table size="small">
      <TableHead>
        <TableRow>
          <TableCell>{translate('app.support.part')}</TableCell>
          <TableCell>{translate('app.support.condition')}</TableCell>
        </TableRow>
      </TableHead>
      <TableBody>
        {checksOf(health).map(({ name, up }) => (
          <Fact key={name} name={translate(`app.support.parts.${name}`, { _: name })}>
            <Stack
              direction="row"
              spacing={0.75}
              sx={{ alignItems: 'center', color: up ? 'success.main' : 'error.main' }}
            >
              {up ? <CheckCircleOutlined fontSize="small" /> : <ErrorOutlineOutlined fontSize="small" />}
              <span>{translate(up ? 'app.support.up' : 'app.support.down')}</span>
            </Stack>
          </Fact>
        ))}
      </TableBody>
    </Table>
  );
}

function Fact({ name, children }: { name: string; children: ReactNode }) {
  return (
    <TableRow>
      <TableCell component="th" scope="row" sx={{ width: 240, color: 'text.secondary', fontWeight: 400 }}>
        {name}
      </TableCell>
      <TableCell>{children}</TableCell>
    </TableRow>
  );
}

function Section({ title, children }: { title: string; children: ReactNode }) {
  return (
    <Card>
      <CardContent component={Stack} spacing={1.5}>
        <Typography variant="h2">{title}</Typography>
        {children}
      </CardContent>
    </Card>
  );
}
