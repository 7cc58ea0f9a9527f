import { Box, ClickAwayListener, TableCell, TableRow } from '@mui/material';
import { type FocusEvent, type KeyboardEvent, type ReactNode, useEffect, useRef } from 'react';
import { Form, type RaRecord } from 'react-admin';
import { useFormState } from 'react-hook-form';
import type { FieldModel } from '../../model/resource-model';
import { useNotifyFailure } from '../../providers/use-notify-failure';
import { FieldValue } from '../fields/FieldValue';
import { refusalOf } from '../form/refusal';
import { ServerErrors } from '../form/ServerErrors';
import { WholeFailure } from '../form/WholeFailure';
import { FieldInput } from '../inputs/FieldInput';
import { useReload } from '../use-reload';

interface InlineFormProps {
  columns: readonly FieldModel[];
  /** The columns with an input. */
  writable: readonly FieldModel[];
  record: Partial<RaRecord>;
  /** Name of the field with the cursor at first. */
  focus?: string;
  /** Stores the values; errors of a rejection are shown in the row. */
  onSave: (values: object) => Promise<unknown>;
  /** The row is left, by Enter or Escape if `byKey`: stored, or without changes or with its changes given up. */
  onDone: (byKey: boolean, isSaved: boolean) => void;
  children?: ReactNode;
}

/** A row of a table as a form: Enter or leaving the row stores it, Escape gives its changes up. */
export function InlineForm({ columns, writable, record, focus, onSave, onDone, children }: InlineFormProps) {
  const notifyFailure = useNotifyFailure();
  const reload = useReload();
  const row = useRef<HTMLTableRowElement>(null);
  const byKey = useRef(false);
  useEffect(() => {
    if (focus)
      row.current?.querySelector<HTMLElement>(`[data-field="${CSS.escape(focus)}"] :is(input, textarea)`)?.focus();
  }, [focus]);
  const submit = async (values: object) => {
    try {
      await onSave(values);
      reload();
      onDone(byKey.current, true);
      return undefined;
    } catch (error) {
      // The user has opened another page in the meantime.
      if (!row.current?.isConnected) notifyFailure(error);
      return refusalOf(error, [...writable]);
    } finally {
      byKey.current = false;
    }
  };
  return (
    <TableRow ref={row}>
      <TableCell colSpan={columns.length + 1}>
        <Form record={record} onSubmit={submit} mode="onSubmit" noValidate disableInvalidFormNotification>
          <Leaving onEnter={() => (byKey.current = true)} onLeave={(isKey) => onDone(isKey, false)}>
            <WholeFailure />
            <Box
              sx={{
                display: 'grid',
                columnGap: 2,
                gridTemplateColumns: `repeat(${columns.length}, minmax(0, 1fr))`,
                pr: 10,
              }}
            >
              {columns.map((field) =>
                writable.includes(field) ? (
                  <FieldInput key={field.name} field={field} />
                ) : (
                  <FieldValue key={field.name} field={field} />
                ),
              )}
            </Box>
          </Leaving>
          <ServerErrors />
          {children}
        </Form>
      </TableCell>
    </TableRow>
  );
}

/** Lists, calendars and questions that belong to an input of the row stand elsewhere in the document. */
const FLOATING = '[role=presentation], [role=dialog], [role=listbox], [role=tooltip]';

/** Recognises that the user leaves the row: by a click beside it, by moving the cursor out of it, by Enter or Escape. */
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
  const { isDirty, isSubmitting } = useFormState();
  const store = () => !isSubmitting && frame.current?.closest('form')?.requestSubmit();
  const leave = () => (isDirty ? store() : onLeave(false));
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
