import { Box, Button, ClickAwayListener, Stack } from '@mui/material';
import { type FocusEvent, type KeyboardEvent, type ReactNode, useEffect, useRef } from 'react';
import { Form, type RaRecord, useTranslate } from 'react-admin';
import { useFormState } from 'react-hook-form';
import type { FieldModel } from '../../model/resource-model';
import { useNotifyFailure } from '../../providers/use-notify-failure';
import { refusalOf } from '../form/refusal';
import { ServerErrors } from '../form/ServerErrors';
import { WholeFailure } from '../form/WholeFailure';
import { useReload } from '../use-reload';
import { InlineFrame } from './InlineFrame';
import { InlineInputs } from './InlineInputs';
import { useInline } from './inline-context';

interface InlineFormProps {
  /** The fields with an input. */
  writable: readonly FieldModel[];
  record: Partial<RaRecord>;
  /** Name of the field with the cursor at first. */
  focus?: string;
  /** Label of the button that stores a long form. */
  action: string;
  /** The stored record can be left as it was: a long form has a button for it. */
  isStored: boolean;
  /** Stores the values; errors of a rejection are shown in the row. */
  onSave: (values: object) => Promise<unknown>;
  /**
   * The row is left, by Enter, Escape or a button if `byKey`: with the stored values, or without them if it has no changes
   * or they are given up.
   */
  onDone: (byKey: boolean, saved?: object) => void;
  children?: ReactNode;
}

/** A row or card as a form: Enter stores it, and Escape gives its changes up; a short one is also stored by leaving it. */
export function InlineForm(props: InlineFormProps) {
  const { writable, record, focus, action, isStored, onSave, onDone, children } = props;
  const notifyFailure = useNotifyFailure();
  const reload = useReload();
  const { isLong } = useInline();
  const frame = useRef<HTMLDivElement>(null);
  const byKey = useRef(false);
  useEffect(() => {
    if (focus)
      frame.current?.querySelector<HTMLElement>(`[data-field="${CSS.escape(focus)}"] :is(input, textarea)`)?.focus();
  }, [focus]);
  const submit = async (values: object) => {
    try {
      await onSave(values);
      // The next row can be written while the list is loaded anew.
      onDone(byKey.current || isLong, values);
      reload();
      return undefined;
    } catch (error) {
      // The user has opened another page in the meantime.
      if (!frame.current?.isConnected) notifyFailure(error);
      return refusalOf(error, [...writable]);
    } finally {
      byKey.current = false;
    }
  };
  return (
    <InlineFrame form={isStored ? 'stored' : 'new'}>
      <Form record={record} onSubmit={submit} mode="onSubmit" noValidate disableInvalidFormNotification>
        <Leaving onEnter={() => (byKey.current = true)} onLeave={(isKey) => onDone(isKey)}>
          <Stack ref={frame} spacing={1}>
            <WholeFailure />
            <InlineInputs writable={writable} />
            {isLong && <Buttons action={action} onCancel={isStored ? () => onDone(true) : undefined} />}
          </Stack>
        </Leaving>
        <ServerErrors />
        {children}
      </Form>
    </InlineFrame>
  );
}

function Buttons({ action, onCancel }: { action: string; onCancel?: () => void }) {
  const translate = useTranslate();
  const { isSubmitting } = useFormState();
  const { isSecondary } = useInline();
  return (
    <Stack direction="row" spacing={1} sx={{ justifyContent: 'flex-end' }}>
      {onCancel && <Button onClick={onCancel}>{translate('ra.action.cancel')}</Button>}
      <Button type="submit" variant={isSecondary ? 'outlined' : 'contained'} loading={isSubmitting}>
        {action}
      </Button>
    </Stack>
  );
}

/** Lists, calendars and questions that belong to an input of the row stand elsewhere in the document. */
const FLOATING = '[role=presentation], [role=dialog], [role=listbox], [role=tooltip]';

/**
 * Recognises that the user leaves the row: by Enter or Escape, and a short one by a click beside it or by moving the cursor
 * out of it.
 */
function Leaving({
  onEnter,
  onLeave,
  children,
}: {
  onEnter: () => void;
  onLeave: (byKey: boolean) => void;
  children: ReactNode;
}) {
  const frame = useRef<HTMLDivElement>(null);
  const { isLong } = useInline();
  const { isDirty, isSubmitting } = useFormState();
  const store = () => !isSubmitting && frame.current?.closest('form')?.requestSubmit();
  const leave = () => {
    if (isLong) return;
    if (isDirty) store();
    else onLeave(false);
  };
  const blur = ({ relatedTarget: to }: FocusEvent) => {
    if (to instanceof Element && !frame.current?.contains(to) && !to.closest(FLOATING)) leave();
  };
  const press = (event: KeyboardEvent) => {
    if (event.defaultPrevented || !frame.current?.contains(event.target as Node)) return;
    if (event.key === 'Escape') onLeave(true);
    if (event.key !== 'Enter' || !(event.target instanceof HTMLInputElement)) return;
    event.preventDefault();
    onEnter();
    if (isDirty) store();
    else onLeave(true);
  };
  return (
    <ClickAwayListener mouseEvent="onMouseDown" onClickAway={leave}>
      <Box ref={frame} onBlur={blur} onKeyDown={press}>
        {children}
      </Box>
    </ClickAwayListener>
  );
}
