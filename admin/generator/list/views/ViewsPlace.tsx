import ListAlt from '@mui/icons-material/ListAltOutlined';
import { Box, Button, Drawer, useMediaQuery } from '@mui/material';
import type { Theme } from '@mui/material/styles';
import { useEffect, useState } from 'react';
import { useSidebarState, useTranslate } from 'react-admin';
import { createPortal } from 'react-dom';
import { VIEWS_ID } from '../../../components/page-title';
import { useResourceModel } from '../../resource-model-context';
import { useQueries } from '../use-queries';
import { useQueueViews } from './use-views';
import { ViewNav } from './ViewNav';

/** The navigation between the views and saved queries of the list; undefined without any. */
function useViewNav() {
  const own = useResourceModel().override.listing?.views;
  const hasLists = useQueueViews().length + useQueries().saved.length > 0;
  return own ?? (hasLists ? ViewNav : undefined);
}

/** Whether the views stand below the navigation at the left; elsewhere they are behind a button. */
function useHasViewsAside(): boolean {
  const isWide = useMediaQuery((theme: Theme) => theme.breakpoints.up('lg'), { noSsr: true });
  const [isOpen] = useSidebarState();
  return isWide && isOpen;
}

/** The views at the left, below the navigation. */
export function ViewsAside() {
  const Views = useViewNav();
  const isThere = useHasViewsAside();
  const [place, setPlace] = useState<HTMLElement | null>(null);
  useEffect(() => setPlace(isThere ? document.getElementById(VIEWS_ID) : null), [isThere]);
  return Views && place && createPortal(<Views />, place);
}

/** The views in a drawer, where there is no room for them at the left. */
export function ViewsButton() {
  const translate = useTranslate();
  const Views = useViewNav();
  const isAside = useHasViewsAside();
  const [isOpen, setOpen] = useState(false);
  const title = translate('generator.views.aside');
  if (isAside || !Views) return null;
  return (
    <>
      <Button size="small" startIcon={<ListAlt />} aria-haspopup="dialog" onClick={() => setOpen(true)}>
        {title}
      </Button>
      <Drawer
        open={isOpen}
        onClose={() => setOpen(false)}
        slotProps={{ paper: { role: 'dialog', 'aria-label': title, sx: { width: 272, maxWidth: '85vw' } } }}
      >
        <Box sx={{ p: 1 }}>
          <Views onChosen={() => setOpen(false)} />
        </Box>
      </Drawer>
    </>
  );
}
