import { Box, Button, Dialog, DialogActions, DialogContent, DialogTitle, Stack, useMediaQuery } from '@mui/material';
import type { Theme } from '@mui/material/styles';
import { type ReactNode, useId, useRef } from 'react';
import { Form, useTranslate } from 'react-admin';
import { Collapsible } from '../../components/Collapsible';
import { useConfirmation } from '../../components/use-confirmation';
import type { FieldModel } from '../../model/resource-model';
import { refusalOf } from './refusal';
import { ServerErrors } from './ServerErrors';
import { SubmitButton } from './SubmitButton';
import { WholeFailure } from './WholeFailure';

interface DialogFormProps<Values extends object> {
  title: string;
  /** Label of the button that sends. */
  action: string;
  /** Initial values of the form. */
  record?: object;
  /** Fields that show errors of their own; other errors of a refusal stand above the inputs. */
  fields: readonly FieldModel[];
  /**
   * Sends the values; the form shows the error of a rejection. Called again with `confirm` or `reason` beside them once the
   * user has answered a question of the server.
   */
  onSubmit: (values: Values) => Promise<unknown>;
  onClose: () => void;
  /** Takes the width that a drawing or table needs. */
  wide?: boolean;
  /** Text beside the inputs, folded above them on a small screen. */
  beside?: { label: string; content: ReactNode };
  children: ReactNode;
}

/** Without it, the form would begin with the values of the page's record. */
const NOTHING = {};
const columns = { xs: 'minmax(0, 1fr)', md: 'minmax(0, 1fr) minmax(0, 1fr)' };
/** A long text scrolls by itself, so that the inputs stay in sight. */
const ownScroll = { overflow: 'auto', maxHeight: 'calc(100dvh - 240px)', position: 'sticky', top: 0 } as const;

/** A form in a dialog, the whole screen on a phone; Ctrl/Cmd-Enter sends. */
export function DialogForm<Values extends object>(props: DialogFormProps<Values>) {
  const { title, action, record, fields, onSubmit, onClose, wide = false, beside, children } = props;
  const translate = useTranslate();
  const isSmall = useMediaQuery((theme: Theme) => theme.breakpoints.down('sm'));
  const hasRoom = useMediaQuery((theme: Theme) => theme.breakpoints.up('md'));
  const frame = useRef<HTMLDivElement>(null);
  const id = useId();
  const { confirmed, question } = useConfirmation();
  const submit = async (values: object) => {
    try {
      await confirmed((confirmation) => onSubmit({ ...values, ...confirmation } as Values));
      return undefined;
    } catch (error) {
      return refusalOf(error, [...fields]);
    }
  };
  return (
    <Dialog
      open
      onClose={onClose}
      maxWidth={beside ? 'lg' : wide ? 'md' : 'sm'}
      fullWidth
      fullScreen={isSmall}
      aria-labelledby={id}
      sx={{ '& form': { display: 'flex', flexDirection: 'column', minHeight: 0, flexGrow: 1 } }}
    >
      <DialogTitle id={id}>{title}</DialogTitle>
      <Form record={record ?? NOTHING} onSubmit={submit} mode="onChange" noValidate disableInvalidFormNotification>
        <DialogContent
          ref={frame}
          onKeyDown={(event) => {
            if (event.key !== 'Enter' || !(event.ctrlKey || event.metaKey)) return;
            event.preventDefault();
            frame.current?.closest('form')?.requestSubmit();
          }}
        >
          <Box sx={beside && { display: 'grid', gap: { xs: 1, md: 3 }, gridTemplateColumns: columns }}>
            {beside && !hasRoom && <Collapsible label={beside.label}>{beside.content}</Collapsible>}
            <Stack spacing={2}>
              <WholeFailure />
              {children}
            </Stack>
            {beside && hasRoom && (
              <Box component="section" aria-label={beside.label} tabIndex={0} sx={ownScroll}>
                {beside.content}
              </Box>
            )}
          </Box>
          <ServerErrors />
        </DialogContent>
        <DialogActions>
          <Button onClick={onClose}>{translate('ra.action.cancel')}</Button>
          <SubmitButton label={action} />
        </DialogActions>
      </Form>
      {question}
    </Dialog>
  );
}
