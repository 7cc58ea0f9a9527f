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

/** Formatted text. In a file of its own, because the editor is heavy and loaded only when it is shown. */
export default function RichTextInput({ field }: { field: FieldModel }) {
  const translate = useTranslate();
  return <RichTextEditor {...inputProps(field)} spokenLabel={translate(field.label, { _: field.label })} />;
}

/** The editor itself; `spokenLabel` is its name to those who do not see the label beside it. */
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
