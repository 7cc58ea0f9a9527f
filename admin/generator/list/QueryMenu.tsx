import Bookmarks from '@mui/icons-material/BookmarksOutlined';
import { Button, Popover } from '@mui/material';
import { useState } from 'react';
import { useTranslate } from 'react-admin';
import { SavedQueries } from './SavedQueries';
import { useQueries } from './use-queries';

/** Saved queries behind a button, on screens without room for the aside. */
export function QueryMenu() {
  const translate = useTranslate();
  const { saved } = useQueries();
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  if (saved.length === 0) return null;
  return (
    <>
      <Button size="small" startIcon={<Bookmarks />} onClick={(event) => setAnchor(event.currentTarget)}>
        {translate('generator.queries.short')}
      </Button>
      <Popover
        open={Boolean(anchor)}
        anchorEl={anchor}
        onClose={() => setAnchor(null)}
        anchorOrigin={{ vertical: 'bottom', horizontal: 'right' }}
        transformOrigin={{ vertical: 'top', horizontal: 'right' }}
        slotProps={{ paper: { sx: { p: 1, '& > nav': { width: (theme) => theme.spacing(34) } } } }}
      >
        <SavedQueries />
      </Popover>
    </>
  );
}
