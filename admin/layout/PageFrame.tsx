import { Box, Stack } from '@mui/material';
import { type ReactNode, Suspense } from 'react';
import { TitlePortal } from 'react-admin';
import { useLocation } from 'react-router';
import { Breadcrumbs } from './Breadcrumbs';
import { ErrorBoundary } from './ErrorBoundary';
import { FailureNotice } from './FailureNotice';
import { PageSkeleton } from './PageSkeleton';
import { ACTIONS_ID } from './page-title';

/** The frame of every page: breadcrumbs, the h1 with the actions at its right, the content with its own failures. */
export function PageFrame({ children }: { children: ReactNode }) {
  const { pathname } = useLocation();
  return (
    <Box
      component="main"
      id="main-content"
      tabIndex={-1}
      sx={{ flex: 1, minWidth: 0, display: 'flex', flexDirection: 'column', px: { xs: 2, md: 3 }, pt: 1.5, pb: 3 }}
    >
      <Box id="page-frame">
        <Breadcrumbs />
        <Stack
          direction="row"
          useFlexGap
          sx={{ alignItems: 'center', flexWrap: 'wrap', columnGap: 2, rowGap: 1, pt: 0.5, pb: 1.5, minHeight: 52 }}
        >
          <TitlePortal
            component="h1"
            variant="h1"
            tabIndex={-1}
            sx={{ whiteSpace: 'normal', overflow: 'visible', flex: '1 1 auto', minWidth: 0 }}
          />
          <Stack id={ACTIONS_ID} direction="row" spacing={1} sx={{ alignItems: 'center' }} />
        </Stack>
      </Box>
      <ErrorBoundary resetKey={pathname} fallback={(error, retry) => <FailureNotice error={error} onRetry={retry} />}>
        <Suspense fallback={<PageSkeleton />}>{children}</Suspense>
      </ErrorBoundary>
    </Box>
  );
}
