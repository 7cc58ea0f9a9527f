import { ToggleButton, ToggleButtonGroup } from '@mui/material';
import { useTranslate } from 'react-admin';

/** The mode of the composer: a message that the customer reads, or a note for the desk. */
export type Mode = 'message' | 'note';

const modes: readonly Mode[] = ['message', 'note'];

/** Switches between message and work note. */
export function ComposerMode({ value, onChange }: { value: Mode; onChange: (mode: Mode) => void }) {
  const translate = useTranslate();
  return (
    <ToggleButtonGroup
      exclusive
      size="small"
      color="primary"
      value={value}
      onChange={(_event, mode: Mode | null) => mode && onChange(mode)}
      aria-label={translate('tickets.composer.mode')}
    >
      {modes.map((mode) => (
        <ToggleButton key={mode} value={mode} sx={{ py: 0.25, px: 1.25, color: 'text.primary' }}>
          {translate(`tickets.composer.${mode}`)}
        </ToggleButton>
      ))}
    </ToggleButtonGroup>
  );
}
