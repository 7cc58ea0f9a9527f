import { Box, Button, Dialog, DialogActions, DialogContent, DialogTitle, Stack, Typography } from '@mui/material';
import { useEffect, useState } from 'react';
import { useTranslate } from 'react-admin';
import { useNavigate } from 'react-router';
import { useCan } from '../providers/application';
import { pressKey, shortcutGroups, useShortcut, useShortcuts } from './shortcuts';

/** Listens to the shortcuts and lists them on `?`. */
export function ShortcutsDialog() {
  const translate = useTranslate();
  const navigate = useNavigate();
  const mayCreate = useCan('tickets', 'create');
  const [open, setOpen] = useState(false);
  const shortcuts = useShortcuts();
  useShortcut('?', 'app.shortcuts.help', () => setOpen(true));
  useShortcut('g d', 'app.shortcuts.dashboard', () => navigate('/dashboard'));
  useShortcut('g t', 'app.shortcuts.tickets', () => navigate('/issue'));
  useShortcut('c', 'app.shortcuts.create', () => mayCreate && navigate('/issue/create'));
  useEffect(() => {
    const listen = (event: KeyboardEvent) => {
      if (event.ctrlKey || event.metaKey || event.altKey || isTyping(event.target)) return;
      if (pressKey(event.key)) event.preventDefault();
    };
    addEventListener('keydown', listen);
    return () => removeEventListener('keydown', listen);
  }, []);
  const close = () => setOpen(false);
  const shown = [...shortcuts, { keys: 'Ctrl Enter', label: 'app.shortcuts.save', group: 'everywhere' }];
  const groups = shortcutGroups.filter((name) => shown.some(({ group }) => group === name)).toReversed();
  return (
    <Dialog open={open} onClose={close} maxWidth="xs" fullWidth aria-labelledby="shortcuts-title">
      <DialogTitle id="shortcuts-title">{translate('app.shortcuts.title')}</DialogTitle>
      <DialogContent>
        {groups.map((name) => (
          <Box key={name} component="section" sx={{ '& + &': { mt: 2 } }}>
            <Typography variant="overline" component="h3" color="text.secondary">
              {translate(`app.shortcuts.group.${name}`)}
            </Typography>
            <Box component="dl" sx={{ m: 0 }}>
              {linesOf(shown.filter(({ group }) => group === name)).map(([label, ways]) => (
                <ShortcutLine key={label} label={label} ways={ways} />
              ))}
            </Box>
          </Box>
        ))}
      </DialogContent>
      <DialogActions>
        <Button onClick={close}>{translate('ra.action.close')}</Button>
      </DialogActions>
    </Dialog>
  );
}

/** What is done, each with all the keys that do it. */
function linesOf(shortcuts: readonly { keys: string; label: string }[]): [label: string, ways: string[]][] {
  const labels = [...new Set(shortcuts.map(({ label }) => label))];
  return labels.map((label) => [label, shortcuts.filter((one) => one.label === label).map(({ keys }) => keys)]);
}

/** What is done, and the ways to do it. */
function ShortcutLine({ label, ways }: { label: string; ways: string[] }) {
  const translate = useTranslate();
  return (
    <Stack direction="row" sx={{ py: 0.5, justifyContent: 'space-between', alignItems: 'center' }}>
      <Typography component="dt">{translate(label)}</Typography>
      <Stack component="dd" direction="row" spacing={1.5} sx={{ m: 0 }}>
        {ways.map((keys) => (
          <Stack key={keys} component="span" direction="row" spacing={0.5}>
            {keys.split(' ').map((key) => (
              <Key key={key}>{translate(`app.shortcuts.key.${key}`, { _: key })}</Key>
            ))}
          </Stack>
        ))}
      </Stack>
    </Stack>
  );
}

function Key({ children }: { children: string }) {
  return (
    <Box
      component="kbd"
      sx={{
        px: 0.75,
        py: 0.25,
        minWidth: 24,
        textAlign: 'center',
        border: 1,
        borderColor: 'lineStrong',
        borderRadius: 0.5,
        fontFamily: 'inherit',
        fontSize: '0.75rem',
      }}
    >
      {children}
    </Box>
  );
}

/** Where keys belong to what is focused: inputs but the boxes of a list's rows, and what lies over the page. */
const typing = [
  'input:not([data-ticket] [type="checkbox"], thead [type="checkbox"])',
  'textarea',
  'select',
  '[role="combobox"]',
  '[role="dialog"]',
  '[role="menu"]',
  '[role="listbox"]',
].join(', ');

function isTyping(target: EventTarget | null): boolean {
  const element = target as HTMLElement | null;
  return Boolean(element?.isContentEditable || element?.closest(typing));
}
