import { Stack } from '@mui/material';
import { useRef } from 'react';
import { useTranslate } from 'react-admin';
import { useWatch } from 'react-hook-form';
import type { FieldHint } from '../../model/document';
import type { FieldModel } from '../../model/resource-model';
import { PlaceholderChoice } from '../template/PlaceholderChoice';
import { SourceText, type TextHandle } from '../template/SourceText';
import { TemplatePreview } from '../template/TemplatePreview';
import { useTemplatePreview } from '../template/use-template-preview';
import { inputProps } from './input-props';

interface TemplateInputProps {
  field: FieldModel;
  template: NonNullable<FieldHint['template']>;
}

/** A text with placeholders: their choice, the faults of the text, and its preview with the values of a record. */
export default function TemplateInput({ field, template }: TemplateInputProps) {
  const translate = useTranslate();
  const text = useRef<TextHandle>(null);
  const content = (useWatch({ name: field.name }) as string | null) ?? '';
  const preview = useTemplatePreview(template, { [field.name]: content });
  const { label, validate } = inputProps(field);
  return (
    <Stack sx={{ gap: 1 }}>
      <PlaceholderChoice template={template} onChoose={(usage) => text.current?.wrap(usage)} />
      <SourceText
        source={field.name}
        label={translate(label)}
        help={field.help && translate(field.help)}
        required={field.required}
        validate={validate}
        faults={preview.faults}
        handle={text}
      />
      <TemplatePreview preview={preview} />
    </Stack>
  );
}
