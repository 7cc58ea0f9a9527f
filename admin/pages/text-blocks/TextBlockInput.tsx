import { Stack } from '@mui/material';
import { useQuery } from '@tanstack/react-query';
import { useRef } from 'react';
import { useTranslate } from 'react-admin';
import { useWatch } from 'react-hook-form';
import type { FieldSlotProps } from '../../generator';
import { inputProps } from '../../generator/inputs/input-props';
import { apiFetch } from '../../providers/http';
import { PlaceholderChoice } from '../placeholders/PlaceholderChoice';
import type { Placeholder } from '../placeholders/placeholder';
import { placesOf, SourceFaults } from '../placeholders/SourceFaults';
import { SourceText, type TextHandle } from '../placeholders/SourceText';
import { TextBlockPreview } from './TextBlockPreview';
import { useTextPreview } from './use-text-preview';

/** The text of a text block with its placeholders, unfilled placeholders, and its preview on a ticket. */
export default function TextBlockInput({ field }: FieldSlotProps) {
  const translate = useTranslate();
  const text = useRef<TextHandle>(null);
  const content = (useWatch({ name: field.name }) as string | null) ?? '';
  const preview = useTextPreview(content);
  const { data: placeholders = [] } = useQuery({
    queryKey: ['text-block-placeholders'],
    queryFn: () => apiFetch<Placeholder[]>('text-block-placeholders'),
  });
  const { label, validate } = inputProps(field);
  return (
    <Stack sx={{ gap: 1 }}>
      <PlaceholderChoice placeholders={placeholders} onChoose={(usage) => text.current?.wrap(usage)} />
      <SourceText
        source={field.name}
        label={translate(label)}
        help={field.help && translate(field.help)}
        required={field.required}
        validate={validate}
        faults={placesOf(preview.faults)}
        handle={text}
      />
      <SourceFaults faults={preview.faults} onShow={(place) => text.current?.show(place)} />
      <TextBlockPreview {...preview} />
    </Stack>
  );
}
