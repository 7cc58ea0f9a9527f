import ErrorOutlineOutlined from '@mui/icons-material/ErrorOutlineOutlined';
import { Button, Paper, Stack, Typography } from '@mui/material';
import { useTranslate } from 'react-admin';
import { ApiError, failureText } from '../providers/problem';

/** Props of the notice. */
export interface FailureNoticeProps {
  error: unknown;
  /** A sentence that names the failed step; a general sentence if left out. */
  title?: string;
  onRetry?: () => void;
}

/** Explains the failure, the state of the data and the next step, within the page's frame (design). */
export function FailureNotice({ error, title, onRetry }: FailureNoticeProps) {
  const translate = useTranslate();
  const requestId = error instanceof ApiError ? error.problem.requestId : undefined;
  return (
    <Paper variant="outlined" role="alert" sx={{ p: 3, maxWidth: 640 }}>
      <Stack direction="row" spacing={2}>
        <ErrorOutlineOutlined color="error" aria-hidden />
        <Stack spacing={1} sx={{ alignItems: 'flex-start' }}>
          <Typography variant="h2">{title ?? translate('app.failure.title')}</Typography>
          <Typography>{failureText(error, translate)}</Typography>
          <Typography variant="body2" color="text.secondary">
            {translate('app.failure.safe')}
          </Typography>
          {requestId && (
            <Typography variant="caption" color="text.secondary">
              {translate('app.failure.reference', { reference: requestId })}
            </Typography>
          )}
          {onRetry && (
            <Button variant="outlined" onClick={onRetry}>
              {translate('app.failure.retry')}
            </Button>
          )}
        </Stack>
      </Stack>
    </Paper>
  );
}
