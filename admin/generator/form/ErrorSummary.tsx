import { Alert, AlertTitle, Link, Stack } from '@mui/material';
import { useEffect, useRef } from 'react';
import { useTranslate, ValidationError } from 'react-admin';
import { useFormState } from 'react-hook-form';
import { errorsByPath } from '../../model/form-errors';
import type { FieldModel } from '../../model/resource-model';
import { languages } from '../../model/translated-text';
import { focusField } from './focus-field';
import { wholeForm } from './refusal';

interface ErrorSummaryProps {
  fields: FieldModel[];
}

/** Lists at the top of the form the errors that prevent saving; each line jumps to its field (design, Forms). */
export function ErrorSummary({ fields }: ErrorSummaryProps) {
  const translate = useTranslate();
  const summary = useRef<HTMLDivElement>(null);
  const { errors, submitCount, isSubmitting } = useFormState();
  const { root, ...ofFields } = errors;
  const findings = submitCount > 0 ? errorsByPath(ofFields) : [];
  const failure = root?.[wholeForm]?.message;
  const isShown = findings.length > 0 || Boolean(failure);
  useEffect(() => {
    if (submitCount > 0 && !isSubmitting && isShown) summary.current?.focus();
  }, [submitCount, isSubmitting, isShown]);
  if (!isShown) return null;
  return (
    <Alert severity="error" ref={summary} tabIndex={-1} sx={{ mb: 2, scrollMarginTop: (theme) => theme.spacing(12) }}>
      <AlertTitle>{failure ?? translate('generator.form.invalid', { smart_count: findings.length })}</AlertTitle>
      <Stack component="ul" sx={{ m: 0, pl: 2 }}>
        {findings.map(({ path, message }) => (
          <li key={path}>
            <Link component="button" type="button" color="inherit" underline="always" onClick={() => focusField(path)}>
              {labelOf(path, fields, translate)}
            </Link>
            : <ValidationError error={message} />
          </li>
        ))}
      </Stack>
    </Alert>
  );
}

/** The label of the field at a path of the form, with the item or the language where the field has several. */
function labelOf(path: string, fields: FieldModel[], translate: ReturnType<typeof useTranslate>): string {
  const field = fields.find(({ name }) => path === name || path.startsWith(`${name}.`));
  if (!field) return path;
  const label = translate(field.label, { _: field.label });
  const [first = '', ...rest] = path.slice(field.name.length + 1).split('.');
  if (languages.some((language) => language === first)) return `${label} (${translate(`generator.language.${first}`)})`;
  if (!field.items || first === '') return label;
  const item = labelOf(rest.join('.'), field.items, translate);
  return translate('generator.form.item', { list: label, number: Number(first) + 1, field: item });
}
