import { Paper, Typography } from '@mui/material';
import { Form, I18nContext, RecordContextProvider, useTranslate } from 'react-admin';
import { createPortal } from 'react-dom';
import { useWatch } from 'react-hook-form';
import { FieldInput } from '../../generator/inputs/FieldInput';
import { ResourceModelProvider, useResourceModel } from '../../generator/resource-model-context';
import type { WrittenDefinition } from './described-field';
import { usePreviewPlace } from './preview-place';
import { useDescribed } from './use-described';

const plain = {};

/** A preview of the input to try out; the value typed into it is not saved. */
export function Preview() {
  const container = usePreviewPlace();
  return container && createPortal(<Tried />, container);
}

function Tried() {
  const translate = useTranslate();
  const { model } = useResourceModel();
  const definition = useWatch() as WrittenDefinition & { defaultValue?: unknown };
  const described = useDescribed(definition);
  if (!described) return <Typography color="text.secondary">{translate('customFields.preview.noKind')}</Typography>;
  const record = { custom: { value: definition.defaultValue ?? null } };
  return (
    <Paper variant="outlined" sx={{ p: 2 }} onKeyDown={(event) => event.stopPropagation()}>
      <I18nContext.Provider value={described.texts}>
        <ResourceModelProvider value={{ model, override: plain }}>
          <RecordContextProvider value={record}>
            <Form key={definition.kind} record={record} onSubmit={() => undefined} mode="onChange" noValidate>
              <FieldInput field={described.field} />
            </Form>
          </RecordContextProvider>
        </ResourceModelProvider>
      </I18nContext.Provider>
      <Typography variant="caption" component="p" color="text.secondary" sx={{ m: 0, mt: 1.5 }}>
        {translate('customFields.preview.text')}
      </Typography>
    </Paper>
  );
}
