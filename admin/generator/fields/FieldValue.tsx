import CheckCircleOutlined from '@mui/icons-material/CheckCircleOutlined';
import RemoveCircleOutline from '@mui/icons-material/RemoveCircleOutline';
import { Chip, Link, Stack, Typography } from '@mui/material';
import { useRecordContext } from 'react-admin';
import { valueAt } from '../../model/paths';
import type { FieldModel } from '../../model/resource-model';
import { useResourceModel } from '../resource-model-context';
import { EmbeddedListField } from './EmbeddedListField';
import { PictureField } from './PictureField';
import { ReferenceTitles } from './ReferenceTitles';
import { RichText } from './RichText';
import { TranslatedTexts } from './TranslatedTexts';
import { useValueText } from './use-value-text';

interface FieldValueProps {
  field: FieldModel;
  /** One line for tables and cards, the whole value for pages. */
  dense?: boolean;
}

/** Shows the value of a field of the record in context by its widget, or by the field's override. */
export function FieldValue({ field, dense = false }: FieldValueProps) {
  const { override } = useResourceModel();
  const Replacement = override.fields?.[field.name]?.field;
  if (Replacement) return <Replacement field={field} />;
  return dense ? <DenseValue field={field} /> : <FullValue field={field} />;
}

function DenseValue({ field }: { field: FieldModel }) {
  const record = useRecordContext();
  const text = useValueText();
  const value = record && valueAt(record, field.name);
  if (field.widget === 'flag') return isEmpty(value) ? null : <Flag value={Boolean(value)} text={text(field, value)} />;
  if (field.widget === 'reference' || field.widget === 'references') return <ReferenceTitles field={field} />;
  if (field.widget === 'tags' && !isEmpty(value)) {
    return <Chips items={value as string[]} label={String} dense />;
  }
  return text(field, value, record);
}

function FullValue({ field }: { field: FieldModel }) {
  const record = useRecordContext();
  const text = useValueText();
  const value = record && valueAt(record, field.name);
  // An unanswered question is shown as a dash, not as no.
  if (isEmpty(value)) return '–';
  switch (field.widget) {
    case 'flag':
      return <Flag value={Boolean(value)} text={text(field, value)} />;
    case 'longText':
      return <Typography sx={{ whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' }}>{String(value)}</Typography>;
    case 'richText':
      return <RichText html={String(value)} />;
    case 'picture':
      return <PictureField name={field.name} source={String(value)} />;
    case 'email':
      return <Link href={`mailto:${value}`}>{String(value)}</Link>;
    case 'phone':
      return <Link href={`tel:${String(value).replace(/[^+0-9]/g, '')}`}>{String(value)}</Link>;
    case 'choices':
    case 'tags':
      return <Chips items={value as string[]} label={(item) => text(field, [item])} />;
    case 'reference':
    case 'references':
      return <ReferenceTitles field={field} linked />;
    case 'translated':
      return <TranslatedTexts value={value} isRich={field.isRich} />;
    case 'embeddedList':
      return (
        <EmbeddedListField field={field} rows={value as object[]}>
          {(column) => <FieldValue field={column} dense />}
        </EmbeddedListField>
      );
    default:
      return text(field, value, record);
  }
}

const isEmpty = (value: unknown) =>
  value === null || value === undefined || value === '' || (Array.isArray(value) && value.length === 0);

interface ChipsProps {
  items: readonly string[];
  label: (item: string) => string;
  /** On one line, within the text of a card as well. */
  dense?: boolean;
}

/** Several values, each as a chip. */
function Chips({ items, label, dense = false }: ChipsProps) {
  const line = { display: 'inline-flex', flexWrap: 'nowrap', maxWidth: '100%', verticalAlign: 'middle' };
  return (
    <Stack
      component="span"
      direction="row"
      useFlexGap
      sx={{ gap: 0.5, flexWrap: 'wrap', overflow: 'hidden', ...(dense && line) }}
    >
      {items.map((item) => (
        <Chip key={item} component="span" size="small" variant="outlined" label={label(item)} />
      ))}
    </Stack>
  );
}

function Flag({ value, text }: { value: boolean; text: string }) {
  const Icon = value ? CheckCircleOutlined : RemoveCircleOutline;
  return (
    <Stack component="span" direction="row" sx={{ alignItems: 'center', gap: 0.5, display: 'inline-flex' }}>
      <Icon aria-hidden fontSize="inherit" color={value ? 'success' : 'disabled'} />
      {text}
    </Stack>
  );
}
