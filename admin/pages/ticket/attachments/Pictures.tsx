import { Stack } from '@mui/material';
import { lazy, Suspense, useState } from 'react';
import type { Attachment } from '../model/attachment';
import { Thumbnail } from './Thumbnail';

const Lightbox = lazy(() => import('./Lightbox'));

/** Pictures side by side; a click opens one in the lightbox. */
export function Pictures({ pictures }: { pictures: Attachment[] }) {
  const [open, setOpen] = useState<number>();
  if (pictures.length === 0) return null;
  return (
    <Stack direction="row" useFlexGap sx={{ gap: 1, flexWrap: 'wrap', pt: 0.5 }}>
      {pictures.map((picture, index) => (
        <Thumbnail key={picture.id} attachment={picture} onOpen={() => setOpen(index)} />
      ))}
      {open !== undefined && (
        <Suspense>
          <Lightbox pictures={pictures} index={open} onMove={setOpen} onClose={() => setOpen(undefined)} />
        </Suspense>
      )}
    </Stack>
  );
}
