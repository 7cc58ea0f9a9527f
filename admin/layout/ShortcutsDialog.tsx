import { Box, Stack, Typography } from '@mui/material';
import { useTranslate } from 'react-admin';
import { AppDialog } from '../components/AppDialog';
import { shortcutGroups, useShortcuts } from '../components/shortcuts';

/** The shortcuts of this screen, in groups. */
export default function ShortcutsDialog({ onClose }: { onClose: () => void }) {
  const translate = useTranslate();
  const shortcuts = useShortcuts();
  const shown = [...shortcuts, { keys: 'Ctrl Enter', label: 'app.shortcuts.save', group: 'everywhere' }];
  const groups = shortcutGroups.filter((name) => shown.some(({ group }) => group === name)).toReversed();
  return (
    <AppDialog title={translate('app.shortcuts.title')} onClose={onClose}>
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
    </AppDialog>
  );
}

/** The labels of actions, each with the keys of all its shortcuts. */
function linesOf(shortcuts: readonly { keys: string; label: string }[]): [label: string, ways: string[]][] {
  const labels = [...new Set(shortcuts.map(({ label }) => label))];
  return labels.map((label) => [label, shortcuts.filter((one) => one.label === label).map(({ keys }) => keys)]);
}

/** The label of an action, and the keys of its shortcuts. */
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
