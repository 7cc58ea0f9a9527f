import { Skeleton, Typography } from '@mui/material';
import { lazy, Suspense } from 'react';

// The sanitizer is large, and no first screen shows formatted text.
const SanitizedText = lazy(() => import('./SanitizedText'));

/** Shows formatted text; the parts that a browser would run are removed from it first. */
export function RichText({ html }: { html: string }) {
  return (
    <Typography component="div" sx={{ overflowWrap: 'anywhere', '& > span > :first-of-type': { mt: 0 } }}>
      <Suspense fallback={<Skeleton />}>
        <SanitizedText html={html} />
      </Suspense>
    </Typography>
  );
}
