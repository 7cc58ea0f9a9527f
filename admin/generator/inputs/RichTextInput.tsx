import { RichTextInput as RaRichTextInput } from 'ra-input-rich-text';
import type { FieldModel } from '../model/resource-model';
import { inputProps } from './input-props';

/** Formatted text. In a file of its own, because the editor is heavy and loaded only when it is shown. */
export default function RichTextInput({ field }: { field: FieldModel }) {
  return <RaRichTextInput {...inputProps(field)} />;
}
