import ArrowDropDownOutlined from '@mui/icons-material/ArrowDropDownOutlined';
import { Button, ListItemText, Menu, MenuItem } from '@mui/material';
import { useState } from 'react';
import { useTranslate } from 'react-admin';
import { RecordAction } from '../../components/RecordAction';
import { useSmallScreen } from '../../components/use-small-screen';
import type { PossibleTransition } from '../../model/transitions';
import { GapSentences } from './GapSentences';
import { actionLabel, type TransitionKind } from './use-transitions';

interface TransitionMenuProps<Transition> {
  kind: TransitionKind;
  /** The offered transitions in their order. */
  transitions: readonly Transition[];
  /** Label of the menu. */
  label: string;
  busy: boolean;
  onChoose: (transition: Transition) => void;
}

/** The look of buttons beside the primary action. */
const quiet = { variant: 'outlined', color: 'inherit', sx: { borderColor: 'line' } } as const;

/** A menu of transitions with their target states; impossible ones show their unmet conditions. One alone is a button. */
export function TransitionMenu<Transition extends PossibleTransition>(props: TransitionMenuProps<Transition>) {
  const { kind, transitions, label, busy, onChoose } = props;
  const translate = useTranslate();
  const [menu, setMenu] = useState<HTMLElement | null>(null);
  const size = useSmallScreen() ? 'small' : 'medium';
  const [first, ...others] = transitions;
  if (!first) return null;
  const searched = transitions
    .filter(({ allowed }) => allowed)
    .map((transition) => (
      <RecordAction
        key={transition.action}
        label={actionLabel(kind, transition.action)}
        run={() => onChoose(transition)}
      />
    ));
  if (others.length === 0 && first.allowed) {
    return (
      <Button size={size} {...quiet} loading={busy} onClick={() => onChoose(first)}>
        {searched}
        {translate(actionLabel(kind, first.action))}
      </Button>
    );
  }
  return (
    <>
      {searched}
      <Button
        {...quiet}
        size={size}
        aria-haspopup="menu"
        aria-expanded={Boolean(menu)}
        endIcon={<ArrowDropDownOutlined />}
        onClick={(event) => setMenu(event.currentTarget)}
      >
        {label}
      </Button>
      <Menu
        open={Boolean(menu)}
        anchorEl={menu}
        onClose={() => setMenu(null)}
        anchorOrigin={{ vertical: 'bottom', horizontal: 'right' }}
        transformOrigin={{ vertical: 'top', horizontal: 'right' }}
        slotProps={{ paper: { sx: { maxWidth: (theme) => theme.spacing(50) } } }}
      >
        {transitions.map((transition) => (
          <MenuItem
            key={`${transition.action} ${transition.to}`}
            sx={{ gap: 2 }}
            onClick={() => {
              setMenu(null);
              onChoose(transition);
            }}
          >
            <ListItemText
              primary={translate(actionLabel(kind, transition.action))}
              secondary={!transition.allowed && <GapSentences kind={kind} transition={transition} />}
              slotProps={{
                primary: { color: transition.allowed ? 'text.primary' : 'text.secondary' },
                secondary: { variant: 'caption', sx: { whiteSpace: 'normal' } },
              }}
            />
            <kind.StateChip state={transition.to as never} />
          </MenuItem>
        ))}
      </Menu>
    </>
  );
}
