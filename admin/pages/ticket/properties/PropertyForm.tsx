import CheckOutlined from '@mui/icons-material/CheckOutlined';
import CloseOutlined from '@mui/icons-material/CloseOutlined';
import { Alert, Box, IconButton, Stack, Tooltip } from '@mui/material';
import { useCallback, useEffect, useRef, useState } from 'react';
import { Form, type RaRecord, RecordContextProvider, useTranslate } from 'react-admin';
import { useFormState } from 'react-hook-form';
import { useConfirmation } from '../../../components/use-confirmation';
import { ConflictDialog } from '../../../generator/form/ConflictDialog';
import { focusField } from '../../../generator/form/focus-field';
import { KeepInput } from '../../../generator/form/KeepInput';
import { refusalOf, wholeForm } from '../../../generator/form/refusal';
import { ServerErrors } from '../../../generator/form/ServerErrors';
import { FieldInput } from '../../../generator/inputs/FieldInput';
import { valueAt } from '../../../model/paths';
import { isSame } from '../../../model/record-diff';
import type { FieldModel } from '../../../model/resource-model';
import { StaleError } from '../../../providers/problem';
import { useKeptInputs } from '../../../providers/use-kept-inputs';
import { useSaveField } from '../data/use-save-field';
import { useTicket } from '../data/use-ticket';
import { TICKETS } from '../model/ticket';
import { useBroadcastEditing } from '../presence/editing-activity';
import { propertyForm } from './property-editing';
import { useOfferFieldUndo } from './use-offer-field-undo';

/** The input of one property in place: Enter (Ctrl-Enter in long texts) saves, Escape cancels. */
export function PropertyForm({ field, onClose: close }: { field: FieldModel; onClose: () => void }) {
  const ticket = useTicket();
  const save = useSaveField();
  const offerUndo = useOfferFieldUndo();
  const frame = useRef<HTMLDivElement>(null);
  // Changes by others update the ticket around, but not the version that this change is based on.
  const [base] = useState<RaRecord>(ticket);
  const [stale, setStale] = useState<StaleError>();
  const { confirmed, question } = useConfirmation(TICKETS.path);
  const version = useRef<number>(base.version);
  const inputs = useKeptInputs();
  const form = propertyForm(ticket.id, field.name);
  const onClose = () => {
    inputs.forget(form);
    close();
  };
  const focus = useCallback(() => focusField(field.name), [field.name]);
  useEffect(focus, [focus]);
  useBroadcastEditing();
  const resubmit = () => setTimeout(() => frame.current?.querySelector('form')?.requestSubmit());
  const submit = async (values: object) => {
    const value = valueAt(values, field.name);
    try {
      const before = valueAt(base, field.name);
      const isChanged = !isSame(value, before);
      const send = (extra: object) => save({ field: field.name, value, version: version.current, extra: { ...extra } });
      const saved = isChanged && (await confirmed(send));
      onClose();
      if (saved) offerUndo(field, before, saved);
      return undefined;
    } catch (error) {
      if (!(error instanceof StaleError)) return refusalOf(error, [field]);
      setStale(error);
      return { [field.name]: '' };
    }
  };
  return (
    <Box
      ref={frame}
      sx={{ py: 0.5 }}
      onKeyDown={(event) => {
        if (event.key === 'Escape') onClose();
        if (event.key === 'Enter' && (event.ctrlKey || event.metaKey)) resubmit();
      }}
    >
      <RecordContextProvider value={base}>
        <Form record={base} onSubmit={submit} mode="onChange" noValidate disableInvalidFormNotification>
          <KeepInput form={form} fields={[field]} onRestored={focus} />
          <FieldInput field={field} />
          <PropertyActions onClose={onClose} />
          <ServerErrors />
          {question}
          {stale && (
            <ConflictDialog
              base={base}
              stale={stale}
              fields={[field]}
              onClose={() => setStale(undefined)}
              onResolved={(current) => {
                version.current = current.version as number;
                setStale(undefined);
                resubmit();
              }}
            />
          )}
        </Form>
      </RecordContextProvider>
    </Box>
  );
}

function PropertyActions({ onClose }: { onClose: () => void }) {
  const translate = useTranslate();
  const { isSubmitting, errors } = useFormState();
  const { root } = errors as { root?: Record<string, { message?: string }> };
  const failure = root?.[wholeForm]?.message;
  return (
    <>
      {failure && <Alert severity="error">{failure}</Alert>}
      <Stack direction="row" spacing={0.5} sx={{ justifyContent: 'flex-end' }}>
        <Tooltip title={translate('ra.action.cancel')}>
          <IconButton size="small" onClick={onClose} aria-label={translate('ra.action.cancel')}>
            <CloseOutlined fontSize="small" />
          </IconButton>
        </Tooltip>
        <Tooltip title={translate('ra.action.save')}>
          <IconButton
            type="submit"
            size="small"
            color="primary"
            loading={isSubmitting}
            aria-label={translate('ra.action.save')}
          >
            <CheckOutlined fontSize="small" />
          </IconButton>
        </Tooltip>
      </Stack>
    </>
  );
}
