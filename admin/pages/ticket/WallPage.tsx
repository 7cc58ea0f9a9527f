import TaskAltOutlined from '@mui/icons-material/TaskAltOutlined';
import { Box, Button, Chip, Typography } from '@mui/material';
import { useEffect } from 'react';
import { type RaRecord, useGetOne, useTranslate } from 'react-admin';
import { Link, Navigate, useSearchParams } from 'react-router';
import { EmptyState } from '../../components/EmptyState';
import { FailureNotice } from '../../components/FailureNotice';
import { PageSkeleton } from '../../components/PageSkeleton';
import { useRole } from '../../providers/application';
import { useLiveUpdates } from '../../providers/live/use-live-updates';
import { Role } from '../../providers/role';
import { useFormat } from '../../providers/use-format';
import { TICKETS } from './model/ticket';
import { useAnswerTime, useDeadlines } from './wall/use-deadlines';
import { WallRow } from './wall/WallRow';

/**
 * The tickets with the next deadlines, for a screen on the wall: `?group=` in the address narrows it to an assignment
 * group.
 */
export default function WallPage() {
  const isAgent = useRole(Role.Agent);
  return isAgent ? <Wall /> : <Navigate to="/dashboard" replace />;
}

function Wall() {
  const translate = useTranslate();
  const format = useFormat();
  const [query] = useSearchParams();
  const group = query.get('group') ?? undefined;
  useLiveUpdates();
  const { data, error, isPending, isError, dataUpdatedAt, refetch } = useDeadlines(group);
  const now = useAnswerTime(data?.ahead);
  const title = translate('wall.title');
  useEffect(() => {
    document.title = title;
  }, [title]);
  const late = data?.tickets.filter(({ target }) => target >= data.now && Date.parse(target) < now).length ?? 0;
  const overdue = (data?.overdue ?? 0) + late;
  // The list holds only the latest missed deadlines; a line above it shows the number of the earlier ones.
  const earlier = data ? data.overdue - data.tickets.filter(({ target }) => target < data.now).length : 0;
  return (
    <Box
      component="main"
      sx={{ height: '100dvh', display: 'flex', flexDirection: 'column', bgcolor: 'background.paper', minWidth: 0 }}
    >
      <Box
        sx={{
          display: 'flex',
          flexWrap: 'wrap',
          alignItems: 'center',
          gap: { xs: 1, md: 2 },
          px: { xs: 1.5, md: 3 },
          py: 1.5,
          borderBottom: 1,
          borderColor: 'divider',
        }}
      >
        <Typography component="h1" sx={{ fontSize: { xs: '1.25rem', md: '1.75rem' }, fontWeight: 'fontWeightMedium' }}>
          {title}
          {group && <GroupName id={group} />}
        </Typography>
        {/* It takes its space while the numbers are loaded, so that the rows below stay put. */}
        <Box role="status" sx={{ display: 'flex', gap: 1, visibility: data ? 'visible' : 'hidden' }}>
          <Chip color={overdue > 0 ? 'error' : 'default'} label={translate('wall.overdue', { smart_count: overdue })} />
          <Chip variant="outlined" label={translate('wall.running', { smart_count: data?.running ?? 0 })} />
        </Box>
        <Box sx={{ ml: 'auto', display: 'flex', alignItems: 'center', gap: 2 }}>
          {isError && data && (
            <Typography role="alert" variant="body2" color="error">
              {translate('wall.stale', { time: format.time(new Date(dataUpdatedAt)) })}
            </Typography>
          )}
          <Typography className="tabular" sx={{ fontSize: { xs: '1.25rem', md: '1.75rem' } }}>
            {format.time(new Date(now))}
          </Typography>
          <Button component={Link} to={`/${TICKETS.route}`} size="small">
            {translate('wall.back')}
          </Button>
        </Box>
      </Box>
      <Box sx={{ flex: 1, minHeight: 0, overflow: 'auto' }}>
        {isPending && <PageSkeleton rows={8} />}
        {error && !data && <FailureNotice error={error} onRetry={() => void refetch()} />}
        {data?.tickets.length === 0 && (
          <Box sx={{ p: 3 }}>
            <EmptyState icon={TaskAltOutlined} title={translate('wall.empty')} text={translate('wall.emptyText')} />
          </Box>
        )}
        {earlier > 0 && (
          <Typography color="error" sx={{ px: { xs: 1.5, md: 3 }, pt: 1.5, fontSize: { md: '1.0625rem' } }}>
            {translate('wall.more', { smart_count: earlier })}
          </Typography>
        )}
        <Box component="ol" sx={{ m: 0, p: 0, listStyle: 'none' }}>
          {data?.tickets.map((ticket) => (
            <WallRow key={ticket.id} ticket={ticket} now={now} />
          ))}
        </Box>
      </Box>
    </Box>
  );
}

function GroupName({ id }: { id: string }) {
  const { data } = useGetOne<RaRecord<string> & { name: string }>('masterdata/assignment-groups', { id });
  return data ? ` · ${data.name}` : null;
}
