import { Box, FormControl, FormHelperText, FormLabel } from '@mui/material';
import { type ChangeEvent, type KeyboardEvent, type Ref, useImperativeHandle, useRef } from 'react';
import { useInput, ValidationError, type Validator } from 'react-admin';
import { placesOf, SourceFaults } from './SourceFaults';
import { SourceMirror } from './SourceMirror';
import { faultLength, offsetOf, type SourcePlace } from './source-marks';

/** Operations on a text for the components around it. */
export interface TextHandle {
  /** Puts text around the selection, or inserts it at the cursor. */
  wrap(before: string, after?: string): void;
}

interface SourceTextProps {
  source: string;
  label: string;
  help?: string;
  lang?: string;
  required?: boolean;
  validate?: Validator;
  /** A single line: line breaks become spaces. */
  isSingle?: boolean;
  /** Displays source in letters of equal width, or prose in proportional ones. */
  isSource?: boolean;
  faults: Parameters<typeof placesOf>[0];
  handle: Ref<TextHandle>;
  onFocus?: () => void;
}

const MIRRORED = {
  font: 'inherit',
  lineHeight: 'inherit',
  letterSpacing: 'inherit',
  whiteSpace: 'pre-wrap',
  overflowWrap: 'anywhere',
  tabSize: 4,
} as const;

/** A text with placeholders as its author writes it, with its faults underlined and listed below. It grows with its content. */
export function SourceText(props: SourceTextProps) {
  const {
    source,
    label,
    help,
    lang,
    required,
    validate,
    isSingle = false,
    isSource = false,
    faults,
    handle,
    onFocus,
  } = props;
  const { field, fieldState, id } = useInput<string>({ source, validate, defaultValue: '' });
  const area = useRef<HTMLTextAreaElement>(null);
  const mirror = useRef<HTMLDivElement>(null);
  const text = field.value ?? '';
  const choose = (from: number, to: number) => {
    area.current?.focus();
    area.current?.setSelectionRange(from, to);
  };
  useImperativeHandle(handle, () => ({
    wrap(before, after = '') {
      const from = area.current?.selectionStart ?? text.length;
      const to = area.current?.selectionEnd ?? from;
      field.onChange(text.slice(0, from) + before + text.slice(from, to) + after + text.slice(to));
      setTimeout(() => choose(from + before.length, to + before.length));
    },
  }));
  const show = (place: SourcePlace) => {
    const start = offsetOf(text, place);
    choose(start, start + faultLength(text, start));
    mirror.current?.children[place.line - 1]?.scrollIntoView({ block: 'nearest' });
  };
  const type = ({ target: { value } }: ChangeEvent<HTMLTextAreaElement>) =>
    field.onChange(isSingle ? value.replace(/\s*\n\s*/g, ' ') : value);
  const keepSingle = (event: KeyboardEvent) => {
    if (isSingle && event.key === 'Enter' && !event.ctrlKey && !event.metaKey) event.preventDefault();
  };
  const { error } = fieldState;
  const helpId = `${id}-help`;
  return (
    <>
      <FormControl error={fieldState.invalid} required={required}>
        <FormLabel htmlFor={id} sx={{ typography: 'body2', mb: 0.5 }}>
          {label}
        </FormLabel>
        <Box
          sx={(theme) => ({
            display: 'grid',
            border: 1,
            borderColor: fieldState.invalid ? 'error.main' : theme.palette.lineStrong,
            borderRadius: 1,
            bgcolor: 'background.paper',
            py: 1,
            pr: 1.5,
            pl: isSingle ? 1.5 : 5,
            lineHeight: 1.6,
            minHeight: isSingle ? undefined : theme.spacing(24),
            '&:focus-within': { borderColor: 'primary.main', outline: `1px solid ${theme.palette.primary.main}` },
            ...(isSource && { fontFamily: 'ui-monospace, monospace', fontSize: theme.typography.body2.fontSize }),
            '& > *': { ...MIRRORED, minWidth: 0 },
          })}
        >
          <SourceMirror ref={mirror} text={text} faults={placesOf(faults)} isNumbered={!isSingle} />
          <Box
            component="textarea"
            id={id}
            ref={area}
            name={field.name}
            value={text}
            rows={1}
            lang={lang}
            spellCheck={!isSource}
            aria-invalid={fieldState.invalid}
            aria-required={required}
            aria-describedby={error || help ? helpId : undefined}
            onChange={type}
            onBlur={field.onBlur}
            onFocus={onFocus}
            onKeyDown={keepSingle}
            sx={{
              gridArea: '1 / 1',
              display: 'block',
              width: '100%',
              height: '100%',
              p: 0,
              m: 0,
              border: 0,
              outline: 0,
              resize: 'none',
              overflow: 'hidden',
              color: 'text.primary',
              bgcolor: 'transparent',
            }}
          />
        </Box>
        {(error || help) && (
          <FormHelperText id={helpId}>
            {error?.message ? <ValidationError error={error.message} /> : help}
          </FormHelperText>
        )}
      </FormControl>
      <SourceFaults faults={faults} onShow={show} />
    </>
  );
}
