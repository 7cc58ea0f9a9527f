import ArrowDropDown from '@mui/icons-material/ArrowDropDown';
import { Box, Button, Menu, MenuItem, type SxProps, Tab, Tabs, type Theme } from '@mui/material';
import { type ReactNode, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { useTranslate } from 'react-admin';
import { Link } from 'react-router';

/** One tab; with an address it is a link. */
export interface TabEntry {
  readonly value: string;
  readonly label: ReactNode;
  readonly to?: string;
  readonly replace?: boolean;
  readonly id?: string;
}

interface TabBarProps {
  readonly tabs: readonly TabEntry[];
  /** Value of the open tab; false if none of the tabs is open. */
  readonly value: string | false;
  readonly label: string;
  /** Id of the panel that shows the open tab, if a single element of the page shows it. */
  readonly panel?: string;
  readonly onChange?: (value: string) => void;
  readonly sx?: SxProps<Theme>;
  readonly tabSx?: SxProps<Theme>;
}

/** Least width of the button that opens the menu of further tabs, in pixels. */
const MORE = 104;

/** Tabs beside each other as far as there is room; a menu at the end holds the others, so that no tab is cut. */
export function TabBar({ tabs, value, label, panel, onChange, sx, tabSx }: TabBarProps) {
  const translate = useTranslate();
  const { frame, fitting, left } = useFitting(tabs.length);
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const further = tabs.slice(fitting);
  const openFurther = further.find((tab) => tab.value === value);
  const linkOf = ({ to, replace }: TabEntry) => (to === undefined ? {} : { component: Link, to, replace });
  return (
    <Box ref={frame} sx={[{ display: 'flex', minWidth: 0, overflow: 'hidden' }, ...(Array.isArray(sx) ? sx : [sx])]}>
      <Tabs
        value={openFurther ? false : value}
        onChange={(_event, next: string) => onChange?.(next)}
        aria-label={label}
        // Tabs without room stay out of sight even where the open tab is one of them.
        sx={{ flex: 1, minWidth: 0, '& .MuiTabs-scroller': { overflow: 'clip !important' } }}
      >
        {tabs.map((tab, index) => (
          <Tab
            key={tab.value}
            value={tab.value}
            // The button for further tabs labels the panel of an open tab without room.
            id={tab === openFurther ? undefined : tab.id}
            aria-selected={tab.value === value}
            aria-controls={tab.value === value ? panel : undefined}
            label={tab.label}
            {...linkOf(tab)}
            disabled={index >= fitting}
            sx={[
              { minWidth: 0, flexShrink: 0, visibility: index < fitting ? undefined : 'hidden' },
              ...(Array.isArray(tabSx) ? tabSx : [tabSx]),
            ]}
          />
        ))}
      </Tabs>
      {further.length > 0 && (
        <Button
          size="small"
          id={openFurther?.id}
          aria-controls={openFurther && panel}
          color={openFurther ? 'primary' : 'inherit'}
          endIcon={<ArrowDropDown />}
          aria-haspopup="menu"
          aria-expanded={Boolean(anchor)}
          onClick={(event) => setAnchor(event.currentTarget)}
          sx={{ flexShrink: 0, maxWidth: Math.max(MORE, left), whiteSpace: 'nowrap' }}
        >
          <Box component="span" sx={{ overflow: 'hidden', textOverflow: 'ellipsis' }}>
            {openFurther?.label ?? translate('app.moreTabs')}
          </Box>
        </Button>
      )}
      <Menu open={Boolean(anchor)} anchorEl={anchor} onClose={() => setAnchor(null)}>
        {further.map((tab) => (
          <MenuItem
            key={tab.value}
            role="menuitemradio"
            aria-checked={tab.value === value}
            selected={tab.value === value}
            {...linkOf(tab)}
            onClick={() => {
              setAnchor(null);
              onChange?.(tab.value);
            }}
          >
            {tab.label}
          </MenuItem>
        ))}
      </Menu>
    </Box>
  );
}

/** The number of tabs that fit into the frame, beside the menu button if needed, and the width that is left. */
function useFitting(count: number) {
  const frame = useRef<HTMLDivElement>(null);
  const [{ fitting, left }, setFitting] = useState({ fitting: count, left: 0 });
  const measure = () => {
    const widths = [...(frame.current?.querySelectorAll('[role="tab"]') ?? [])].map((tab) => tab.clientWidth);
    const room = frame.current?.clientWidth ?? 0;
    const sum = (some: readonly number[]) => some.reduce((total, width) => total + width, 0);
    const fits = (most: number) => sum(widths.slice(0, most)) <= (most < widths.length ? room - MORE : room);
    const most = [...widths.keys(), widths.length].findLast(fits) ?? 0;
    const rest = room - sum(widths.slice(0, most));
    setFitting((before) => (before.fitting === most && before.left === rest ? before : { fitting: most, left: rest }));
  };
  // Counts and texts of the tabs change their widths.
  useLayoutEffect(measure);
  useEffect(() => {
    const observer = new ResizeObserver(measure);
    if (frame.current) observer.observe(frame.current);
    void document.fonts.ready.then(measure);
    return () => observer.disconnect();
  }, []);
  return { frame, left, fitting: Math.min(fitting, count) };
}
