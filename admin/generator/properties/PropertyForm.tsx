import CheckOutlined from '@mui/icons-material/CheckOutlined';
import CloseOutlined from '@mui/icons-material/CloseOutlined';
import { Alert, Box, Stack } from '@mui/material';
import { Fragment, useCallback, useEffect, useRef, useState } from 'react';
import { Form, type RaRecord, RecordContextProvider, useDataProvider, useTranslate } from 'react-admin';
import { useFormState } from 'react-hook-form';
import { IconAction } from '../../components/IconAction';
import { useConfirmation } from '../../components/use-confirmation';
import { requiredBy } from '../../model/is-field-shown';
import type { FieldModel } from '../../model/resource-model';
import { withValues } from '../../model/written-values';
import { StaleError } from '../../providers/problem';
import { useKeptInputs } from '../../providers/use-kept-inputs';
import { ConflictDialog } from '../form/ConflictDialog';
import { focusField } from '../form/focus-field';
import { KeepInput } from '../form/KeepInput';
import { PreviewProvider } from '../form/preview';
import { refusalOf, wholeForm } from '../form/refusal';
import { ServerErrors } from '../form/ServerErrors';
import { FieldInput } from '../inputs/FieldInput';
import { propertyForm, usePropertyEditing } from './property-editing';
import { useOfferPropertyUndo } from './use-offer-property-undo';

interface PropertyFormProps {
  /** The fields of one line; the first one names it. */
  fields: [FieldModel, ...FieldModel[]];
}

/** The inputs of a property in place: Enter (Ctrl-Enter in long texts) saves, Escape cancels. */
export function PropertyForm({ fields }: PropertyFormProps) {
  const [{ name }] = fields;
  const { model, record, edit, refresh } = usePropertyEditing();
  const dataProvider = useDataProvider();
  const offerUndo = useOfferPropertyUndo();
  const frame = useRef<HTMLDivElement>(null);
  // Changes by others update the page around, but not the version that this change is based on.
  const [base] = useState<RaRecord>(record);
  const [stale, setStale] = useState<StaleError>();
  const { confirmed, question } = useConfirmation(model.path);
  const version = useRef<number>(base.version);
  const Frame = fields.some((field) => model.preview?.sent.includes(field.name)) ? PreviewProvider : Fragment;
  const inputs = useKeptInputs();
  const form = propertyForm(model.path, base.id, name);
  const onClose = () => {
    inputs.forget(form);
    edit(undefined);
  };
  const focus = useCallback(() => focusField(name), [name]);
  useEffect(focus, [focus]);
  const resubmit = () => setTimeout(() => frame.current?.querySelector('form')?.requestSubmit());
  const submit = async (values: object) => {
    try {
      const changed = withValues(base, fields, values);
      const isChanged = changed !== base;
      const saved =
        isChanged &&
        (await confirmed((extra) => {
          const previousData = { ...base, version: version.current };
          return dataProvider.update(model.route, { id: base.id, data: { ...changed, ...extra }, previousData });
        }));
      if (saved) await refresh();
      onClose();
      if (saved) offerUndo(fields, base, saved.data);
      return undefined;
    } catch (error) {
      if (!(error instanceof StaleError)) return refusalOf(error, fields);
      setStale(error);
      return { [name]: '' };
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
          <KeepInput form={form} fields={fields} onRestored={focus} />
          <Frame>
            {fields.map((field) => (
              <FieldInput key={field.name} field={requiredBy(field, base, model.fields)} />
            ))}
          </Frame>
          <PropertyActions onClose={onClose} />
          <ServerErrors />
          {question}
          {stale && (
            <ConflictDialog
              base={base}
              stale={stale}
              fields={fields}
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
        <IconAction icon={CloseOutlined} label={translate('ra.action.cancel')} onClick={onClose} />
        <IconAction
          icon={CheckOutlined}
          label={translate('ra.action.save')}
          type="submit"
          color="primary"
          loading={isSubmitting}
        />
      </Stack>
    </>
  );
}
