import { useGetOne } from 'react-admin';
import { Navigate, useParams } from 'react-router';
import { FailureNotice } from '../../components/FailureNotice';
import { PageSkeleton } from '../../components/PageSkeleton';

/** Redirects to the ticket of a task, on the part with its tasks. */
export default function TaskPage() {
  const { id = '' } = useParams();
  const { data, error, refetch } = useGetOne('task', { id: decodeURIComponent(id) });
  if (error) return <FailureNotice error={error} onRetry={() => refetch()} />;
  if (!data) return <PageSkeleton />;
  return <Navigate to={`/issue/${encodeURIComponent(data.ticket)}?part=tasks`} replace />;
}
