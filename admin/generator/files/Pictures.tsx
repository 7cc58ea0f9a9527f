import { Stack } from '@mui/material';
import { lazy, Suspense, useState } from 'react';
import type { FileRecord } from '../../model/files';
import { Thumbnail } from './Thumbnail';

const Lightbox = lazy(() => import('./Lightbox'));

/** Pictures of a resource side by side; a click opens one in the lightbox. */
export function Pictures({ resource, pictures }: { resource: string; pictures: FileRecord[] }) {
  const [open, setOpen] = useState<number>();
  if (pictures.length === 0) return null;
  return (
    <Stack direction="row" useFlexGap sx={{ gap: 1, flexWrap: 'wrap', pt: 0.5 }}>
      {pictures.map((picture, index) => (
        <Thumbnail key={picture.id} resource={resource} picture={picture} onOpen={() => setOpen(index)} />
      ))}
      {open !== undefined && (
        <Suspense>
          <Lightbox
            resource={resource}
            pictures={pictures}
            index={open}
            onMove={setOpen}
            onClose={() => setOpen(undefined)}
          />
        </Suspense>
      )}
    </Stack>
  );
}
