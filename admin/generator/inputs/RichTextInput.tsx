import {
  ClearButtons,
  DefaultEditorOptions,
  FormatButtons,
  LinkButtons,
  ListButtons,
  QuoteButtons,
  RichTextInput as RaRichTextInput,
  type RichTextInputProps,
  RichTextInputToolbar,
} from 'ra-input-rich-text';
import { useMemo } from 'react';
import { useTranslate } from 'react-admin';
import type { FieldModel } from '../../model/resource-model';
import { inputProps } from './input-props';

/** The input of formatted text, in a file of its own, since the large editor is loaded on demand. */
export default function RichTextInput({ field }: { field: FieldModel }) {
  const translate = useTranslate();
  return <RichTextEditor {...inputProps(field)} spokenLabel={translate(field.label, { _: field.label })} />;
}

/** The editor itself; `spokenLabel` is its name for screen readers. */
export function RichTextEditor({ spokenLabel, ...props }: RichTextInputProps & { spokenLabel: string }) {
  const editorOptions = useMemo(
    () => ({
      ...DefaultEditorOptions,
      editorProps: { attributes: { 'aria-label': spokenLabel, 'aria-multiline': 'true', role: 'textbox' } },
    }),
    [spokenLabel],
  );
  return (
    <RaRichTextInput
      {...props}
      editorOptions={editorOptions}
      sx={{
        '& .RaRichTextInput-editorContent .ProseMirror': {
          bgcolor: 'background.paper',
          borderColor: 'lineStrong',
          minHeight: (theme) => theme.spacing(16),
        },
      }}
      toolbar={
        <RichTextInputToolbar>
          <FormatButtons />
          <ListButtons />
          <LinkButtons />
          <QuoteButtons />
          <ClearButtons />
        </RichTextInputToolbar>
      }
    />
  );
}
