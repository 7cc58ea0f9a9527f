import { Box } from '@mui/material';
import { RecordContextProvider, useGetOne, useLocale, useTranslate } from 'react-admin';
import type { FieldModel } from '../../model/resource-model';
import { inLanguage } from '../../model/translated-text';
import { FieldInput } from '../inputs/FieldInput';
import { useResourceModel } from '../resource-model-context';
import { LabeledValue } from './LabeledValue';
import { usePreview } from './preview';

/** An input that the preview of the form may mark as mandatory; an empty reference names the record that the server chooses. */
export function PreviewedInput({ field }: { field: FieldModel }) {
  const { mandatory } = usePreview();
  const { preview } = useResourceModel().model;
  const isMandatory = mandatory?.some((names) => names.length === 1 && names[0] === field.name);
  const shown = isMandatory ? { ...field, required: true } : field;
  return preview && field.reference?.route ? <PreviewedReference field={shown} /> : <FieldInput field={shown} />;
}

function PreviewedReference({ field }: { field: FieldModel }) {
  const translate = useTranslate();
  const locale = useLocale();
  const id = usePreview().usual?.[field.name];
  const { route = '', title = 'id' } = field.reference ?? {};
  const { data } = useGetOne(route, { id: String(id) }, { enabled: Boolean(id) });
  const help = data && translate('generator.form.usual', { title: inLanguage(data[title], locale) });
  return <FieldInput field={{ ...field, help: help ?? field.help }} />;
}

/** The values of a section that the record would have once it is saved. */
export function PreviewedValues({ section }: { section?: string }) {
  const translate = useTranslate();
  const values = usePreview();
  const { fields, preview } = useResourceModel().model;
  const previewed = fields.filter(
    (field) => section && field.section === section && preview?.answered.includes(field.name),
  );
  if (previewed.length === 0) return null;
  return (
    <Box role="status">
      <RecordContextProvider value={{ id: '', ...values }}>
        {previewed.map((field) => {
          const label = translate('generator.form.previewed', { field: translate(field.label, { _: field.label }) });
          return <LabeledValue key={field.name} field={{ ...field, label }} />;
        })}
      </RecordContextProvider>
    </Box>
  );
}
