import { TextField } from '@mui/material';
import { type Ref, useImperativeHandle, useRef } from 'react';
import { useInput, ValidationError } from 'react-admin';
import { offsetOf } from './mail-template';

/** What can be done with a text from outside. */
export interface TextHandle {
  /** Puts something around what is chosen, or where the cursor stands. */
  wrap(before: string, after?: string): void;
  show(line: number, column: number): void;
}

interface TemplateTextProps {
  source: string;
  label: string;
  lang: string;
  rows: number;
  handle: Ref<TextHandle>;
  onFocus?: () => void;
}

/** A text of a template as its author writes it: source in letters of equal width. */
export function TemplateText({ source, label, lang, rows, handle, onFocus }: TemplateTextProps) {
  const { field, fieldState, id } = useInput<string>({ source, defaultValue: '' });
  const area = useRef<HTMLTextAreaElement | HTMLInputElement>(null);
  const choose = (from: number, to: number) => {
    area.current?.focus();
    area.current?.setSelectionRange(from, to);
  };
  useImperativeHandle(handle, () => ({
    wrap(before, after = '') {
      const text = area.current?.value ?? '';
      const from = area.current?.selectionStart ?? text.length;
      const to = area.current?.selectionEnd ?? from;
      field.onChange(text.slice(0, from) + before + text.slice(from, to) + after + text.slice(to));
      setTimeout(() => choose(from + before.length, to + before.length));
    },
    show(line, column) {
      const at = offsetOf(area.current?.value ?? '', line, column);
      choose(at, at + 1);
    },
  }));
  return (
    <TextField
      id={id}
      label={label}
      value={field.value ?? ''}
      onChange={field.onChange}
      onBlur={field.onBlur}
      onFocus={onFocus}
      inputRef={area}
      error={fieldState.invalid}
      helperText={fieldState.error?.message && <ValidationError error={fieldState.error.message} />}
      multiline={rows > 1}
      minRows={rows}
      maxRows={24}
      fullWidth
      variant="outlined"
      slotProps={{
        htmlInput: {
          lang,
          spellCheck: rows === 1,
          style: { fontFamily: 'ui-monospace, monospace' },
        },
        inputLabel: { shrink: true },
      }}
    />
  );
}
