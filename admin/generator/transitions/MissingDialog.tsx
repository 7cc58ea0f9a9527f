import ArrowForwardOutlined from '@mui/icons-material/ArrowForwardOutlined';
import { DialogContentText, List, ListItem, ListItemButton, ListItemText } from '@mui/material';
import type { ReactNode } from 'react';
import { useTranslate } from 'react-admin';
import { AppDialog } from '../../components/AppDialog';
import type { PossibleTransition, Unmet } from '../../model/transitions';
import { useGapPlaces } from './use-gap-places';
import { useGapText } from './use-gap-text';
import { actionLabel, type TransitionKind } from './use-transitions';

interface MissingDialogProps {
  kind: TransitionKind;
  transition: PossibleTransition;
  /** Title in place of the label of the action. */
  title?: string;
  /** Sentence above the conditions in place of the usual one. */
  text?: string;
  /** Buttons beside the one that closes. */
  actions?: ReactNode;
  onClose: () => void;
}

/** Shows the unmet conditions of a transition: each missing field links to its input. */
export function MissingDialog({ kind, transition, title, text, actions, onClose }: MissingDialogProps) {
  const translate = useTranslate();
  return (
    <AppDialog
      title={title ?? translate(actionLabel(kind, transition.action))}
      leave={translate('ra.action.close')}
      onClose={onClose}
      actions={actions}
    >
      <DialogContentText>{text ?? translate('generator.gap.notYet')}</DialogContentText>
      <List dense>
        {transition.unmet.map((gap) => (
          <MissingItem key={`${gap.code} ${gap.field}`} kind={kind} gap={gap} onLeave={onClose} />
        ))}
      </List>
    </AppDialog>
  );
}

interface MissingItemProps {
  kind: TransitionKind;
  gap: Unmet;
  /** Called before the input is opened. */
  onLeave: () => void;
}

function MissingItem({ kind, gap, onLeave }: MissingItemProps) {
  const text = useGapText(kind.resource)(gap);
  const lead = useGapPlaces()(gap);
  if (!lead) {
    return (
      <ListItem>
        <ListItemText primary={text} />
      </ListItem>
    );
  }
  return (
    <ListItemButton
      onClick={() => {
        onLeave();
        // The dialog returns the focus as it closes; the input takes it after that.
        setTimeout(lead);
      }}
    >
      <ListItemText primary={text} />
      <ArrowForwardOutlined fontSize="small" color="action" aria-hidden />
    </ListItemButton>
  );
}
