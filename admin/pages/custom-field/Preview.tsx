import { Paper, Typography } from '@mui/material';
import { useMemo } from 'react';
import { Form, I18nContext, RecordContextProvider, useI18nProvider, useTranslate } from 'react-admin';
import { createPortal } from 'react-dom';
import { useWatch } from 'react-hook-form';
import { FieldInput } from '../../generator/inputs/FieldInput';
import { ResourceModelProvider, useResourceModel } from '../../generator/resource-model-context';
import { useApplication } from '../../providers/application';
import { withOwnTexts } from '../../providers/own-texts';
import { describedField, type WrittenDefinition } from './described-field';
import { usePreviewPlace } from './preview-place';

const plain = {};

/** A preview of the input to try out; the value typed into it is not saved. */
export function Preview() {
  const container = usePreviewPlace();
  return container && createPortal(<Tried />, container);
}

function Tried() {
  const translate = useTranslate();
  const i18n = useI18nProvider();
  const { model } = useResourceModel();
  const { document } = useApplication();
  const definition = useWatch() as WrittenDefinition & { defaultValue?: unknown };
  const described = useMemo(() => describedField(definition, document), [definition, document]);
  const own = useMemo(() => described && withOwnTexts(i18n, () => described.texts), [i18n, described]);
  if (!described || !own) {
    return <Typography color="text.secondary">{translate('customFields.preview.noKind')}</Typography>;
  }
  const record = { custom: { value: definition.defaultValue ?? null } };
  return (
    <Paper variant="outlined" sx={{ p: 2 }} onKeyDown={(event) => event.stopPropagation()}>
      <I18nContext.Provider value={own}>
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
