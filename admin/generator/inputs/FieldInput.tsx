import { Alert, Box } from '@mui/material';
import { lazy } from 'react';
import { TextInput, useTranslate, useWrappedSource } from 'react-admin';
import type { FieldModel } from '../../model/resource-model';
import { typedPhone } from '../../model/typed-phone';
import { usePreview } from '../form/preview';
import { useResourceModel } from '../resource-model-context';
import { ChoiceInput, ChoicesInput } from './ChoiceInputs';
import { EmbeddedListInput } from './EmbeddedListInput';
import { FlagInput } from './FlagInput';
import { inputProps } from './input-props';
import { LazyInput } from './LazyInput';
import { NumberInput } from './NumberInput';
import { ReferenceInput, ReferencesInput } from './ReferenceInputs';
import { SecretInput } from './SecretInput';
import { TagsInput } from './TagsInput';
import { TranslatedInput } from './TranslatedInput';

const RichTextInput = lazy(() => import('./RichTextInput'));
const TranslatedRichInput = lazy(() => import('./TranslatedRichInput'));
const DayInput = lazy(() => import('./DayInput'));
const MomentInput = lazy(() => import('./MomentInput'));
const TemplateInput = lazy(() => import('./TemplateInput'));
const TimeInput = lazy(() => import('./TimeInput'));

/** The input of a field by its widget, or its override, with the warnings of the preview. Large inputs are loaded on first use. */
export function FieldInput({ field }: { field: FieldModel }) {
  const { override } = useResourceModel();
  const path = useWrappedSource(field.name);
  const offered = usePreview().choices?.[path];
  const shown = offered && field.choices ? { ...field, choices: { ...field.choices, offered } } : field;
  const Replacement = override.fields?.[path]?.input;
  return (
    <Box
      data-field={path}
      sx={{ scrollMarginTop: (theme) => theme.spacing(12), minWidth: 0, '&:empty': { display: 'none' } }}
    >
      <LazyInput field={field}>{Replacement ? <Replacement field={shown} /> : <WidgetInput field={shown} />}</LazyInput>
      <FieldWarnings field={path} />
    </Box>
  );
}

/** Warnings about an allowed but unusual value of a field. */
function FieldWarnings({ field }: { field: string }) {
  const translate = useTranslate();
  const { path } = useResourceModel().model;
  const { warnings = [] } = usePreview();
  return warnings
    .filter((warning) => warning.field === field)
    .map(({ code }) => (
      <Alert key={code} severity="warning" sx={{ mt: 0.5 }}>
        {translate(`resources.${path}.warnings.${code}`)}
      </Alert>
    ));
}

/** The generated input of a widget, without overrides. */
export function WidgetInput({ field }: { field: FieldModel }) {
  switch (field.widget) {
    case 'longText':
      if (field.template) return <TemplateInput field={field} template={field.template} />;
      return <TextInput {...inputProps(field)} multiline minRows={4} maxRows={16} variant="outlined" />;
    case 'richText':
      return <RichTextInput field={field} />;
    case 'email':
      return <TextInput {...inputProps(field)} type="email" autoComplete="off" />;
    case 'secret':
      return <SecretInput field={field} />;
    case 'phone':
      return <TextInput {...inputProps(field)} type="tel" autoComplete="off" parse={typedPhone} />;
    case 'integer':
    case 'quantity':
      return <NumberInput field={field} />;
    case 'money':
      return <NumberInput field={field} decimals={2} />;
    case 'flag':
      return <FlagInput field={field} />;
    case 'choice':
      return <ChoiceInput field={field} />;
    case 'choices':
      return <ChoicesInput field={field} />;
    case 'tags':
      return <TagsInput field={field} />;
    case 'day':
      return <DayInput field={field} />;
    case 'moment':
      return <MomentInput field={field} />;
    case 'time':
      return <TimeInput field={field} />;
    case 'reference':
      return <ReferenceInput field={field} />;
    case 'references':
      return <ReferencesInput field={field} />;
    case 'translated':
      return field.isRich ? <TranslatedRichInput field={field} /> : <TranslatedInput field={field} />;
    case 'embeddedList':
      return <EmbeddedListInput field={field}>{(item) => <FieldInput field={item} />}</EmbeddedListInput>;
    default:
      return <TextInput {...inputProps(field)} />;
  }
}
