import { Box, Stack } from '@mui/material';
import { type ReactNode, Suspense } from 'react';
import { TitlePortal, useTranslate } from 'react-admin';
import { useLocation } from 'react-router';
import { FailureNotice } from '../components/FailureNotice';
import { PageHeader } from '../components/PageHeader';
import { PageSkeleton } from '../components/PageSkeleton';
import { ProgressiveContent } from '../components/ProgressiveContent';
import { ACTIONS_ID } from '../components/page-title';
import { useApplication } from '../providers/application';
import { Breadcrumbs } from './Breadcrumbs';
import { labelOf } from './crumbs';
import { ErrorBoundary } from './ErrorBoundary';

/** The frame of every page: breadcrumbs, the h1 with the actions at its right, the content with its own failures. */
export function PageFrame({ children }: { children: ReactNode }) {
  const translate = useTranslate();
  const { pathname } = useLocation();
  const { models } = useApplication();
  const label = labelOf(pathname, models);
  const name = label && translate(label, { smart_count: 2 });
  const outline = (
    <>
      {name && <PageHeader title={name} />}
      <PageSkeleton />
    </>
  );
  return (
    <Box
      component="main"
      id="main-content"
      tabIndex={-1}
      // The address changes before the screen does: this attribute names the rendered screen.
      data-path={pathname}
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
            // A long title takes a second line before it pushes the actions onto a line of their own.
            sx={{
              whiteSpace: 'normal',
              overflow: 'visible',
              flex: '1 1 0',
              minWidth: (theme) => `min(100%, ${theme.spacing(30)})`,
            }}
          />
          <Stack
            id={ACTIONS_ID}
            direction="row"
            sx={{ alignItems: 'center', flexWrap: 'wrap', gap: 1, maxWidth: '100%' }}
          />
        </Stack>
      </Box>
      <ErrorBoundary
        resetKey={pathname}
        fallback={(error, retry) => (
          <>
            <PageHeader title={name ?? translate('ra.page.error')} />
            <FailureNotice error={error} onRetry={retry} />
          </>
        )}
      >
        <Suspense fallback={outline}>
          <ProgressiveContent outline={outline}>{children}</ProgressiveContent>
        </Suspense>
      </ErrorBoundary>
    </Box>
  );
}
