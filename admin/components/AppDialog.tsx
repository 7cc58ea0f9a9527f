import { Button, Dialog, DialogActions, DialogContent, DialogTitle, type SxProps, useMediaQuery } from '@mui/material';
import type { Theme } from '@mui/material/styles';
import { type FormEvent, type ReactNode, useId } from 'react';
import { useTranslate } from 'react-admin';

interface AppDialogProps {
  title: ReactNode;
  /** Greatest width; from `sm` on the dialog fills the screen of a phone. */
  width?: 'xs' | 'sm' | 'md' | 'lg';
  /** Keeps the dialog of any width floating on a phone. */
  isFloating?: boolean;
  /** Text of the button that leaves the dialog unchanged: «Cancel» beside other buttons, else «Close»; null for none. */
  leave?: string | null;
  /** Buttons beside the one that leaves. */
  actions?: ReactNode;
  /** Makes the content a form, which Enter and a button of type `submit` send. */
  onSubmit?: () => unknown;
  /** Closes the dialog; without it only a button does. */
  onClose?: () => void;
  role?: 'alertdialog';
  /** Separates a long content by lines. */
  dividers?: boolean;
  /** Look of the content. */
  sx?: SxProps<Theme>;
  children?: ReactNode;
}

/** The frame of dialogs: title, content, and a row of buttons that begins with the one that leaves. */
export function AppDialog(props: AppDialogProps) {
  const { title, width = 'xs', isFloating = width === 'xs', leave, actions, onSubmit, onClose, role } = props;
  const translate = useTranslate();
  const isSmall = useMediaQuery((theme: Theme) => theme.breakpoints.down('sm'));
  const id = useId();
  const submit = (event: FormEvent) => {
    event.preventDefault();
    // A form around the dialog's place in the tree is not sent along.
    event.stopPropagation();
    void onSubmit?.();
  };
  const content = (
    <>
      <DialogTitle id={id} sx={{ overflowWrap: 'anywhere' }}>
        {title}
      </DialogTitle>
      <DialogContent dividers={props.dividers} tabIndex={props.dividers ? 0 : undefined} sx={props.sx}>
        {props.children}
      </DialogContent>
      <DialogActions sx={{ flexWrap: 'wrap', rowGap: 1 }}>
        {onClose && leave !== null && (
          <Button onClick={onClose} autoFocus={!actions}>
            {leave ?? translate(actions ? 'ra.action.cancel' : 'ra.action.close')}
          </Button>
        )}
        {actions}
      </DialogActions>
    </>
  );
  return (
    <Dialog
      open
      onClose={onClose}
      // Clicks in a dialog are not clicks on the row that opened it.
      onClick={(event) => event.stopPropagation()}
      role={role}
      maxWidth={width}
      fullWidth
      fullScreen={isSmall && !isFloating}
      aria-labelledby={id}
    >
      {onSubmit ? (
        <form noValidate onSubmit={submit} style={{ display: 'contents' }}>
          {content}
        </form>
      ) : (
        content
      )}
    </Dialog>
  );
}
