import { Box, Button, Dialog, DialogActions, DialogContent, DialogTitle, Stack, Typography } from '@mui/material';
import { useEffect, useState } from 'react';
import { useTranslate } from 'react-admin';
import { useNavigate } from 'react-router';
import { useCan } from '../providers/application';
import { pressKey, useShortcut, useShortcuts } from './shortcuts';

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
  const shown = [...shortcuts, { keys: 'Ctrl Enter', label: 'app.shortcuts.save' }];
  return (
    <Dialog open={open} onClose={close} maxWidth="xs" aria-labelledby="shortcuts-title">
      <DialogTitle id="shortcuts-title">{translate('app.shortcuts.title')}</DialogTitle>
      <DialogContent>
        <Box component="dl" sx={{ m: 0 }}>
          {shown.map(({ keys, label }) => (
            <Stack key={keys} direction="row" sx={{ py: 0.75, justifyContent: 'space-between', alignItems: 'center' }}>
              <Typography component="dt">{translate(label)}</Typography>
              <Stack component="dd" direction="row" spacing={0.5} sx={{ m: 0 }}>
                {keys.split(' ').map((key) => (
                  <Key key={key}>{key}</Key>
                ))}
              </Stack>
            </Stack>
          ))}
        </Box>
      </DialogContent>
      <DialogActions>
        <Button onClick={close}>{translate('ra.action.close')}</Button>
      </DialogActions>
    </Dialog>
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

function isTyping(target: EventTarget | null): boolean {
  const element = target as HTMLElement | null;
  return Boolean(
    element?.isContentEditable || element?.closest('input, textarea, select, [role="combobox"], [role="dialog"]'),
  );
}
