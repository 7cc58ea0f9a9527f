import { Box } from '@mui/material';
import type { Theme } from '@mui/material/styles';
import type { FieldModel } from '../../model/resource-model';
import { linesOf } from '../../model/sections';
import { FieldValue } from '../fields/FieldValue';
import { ConditionalField } from '../form/ConditionalField';
import { FieldInput } from '../inputs/FieldInput';
import { useInline } from './inline-context';

/** The inputs of a row: one in each column, or in lines where the form has further fields or is a card. */
export function InlineInputs({ writable }: { writable: readonly FieldModel[] }) {
  const { columns, isLong, isWide } = useInline();
  if (isLong || !isWide) return <InputLines writable={writable} />;
  const gridTemplateColumns = `repeat(${columns.length}, minmax(0, 1fr))`;
  return (
    <Box sx={{ display: 'grid', columnGap: 2, gridTemplateColumns, pr: 10 }}>
      {columns.map((field) => (
        <Box key={field.name} sx={{ minWidth: 0 }}>
          {writable.includes(field) ? <AppliedInput field={field} /> : <FieldValue field={field} />}
        </Box>
      ))}
    </Box>
  );
}

const AppliedInput = ({ field }: { field: FieldModel }) => (
  <ConditionalField field={field}>{(shown) => <FieldInput field={shown} />}</ConditionalField>
);

const GAP = 1.5;

/** Inputs in as many lines as they need; fields with `rowWith` stay beside the field that it names. */
function InputLines({ writable }: { writable: readonly FieldModel[] }) {
  const gaps = { display: 'flex', flexWrap: 'wrap', columnGap: GAP, rowGap: 1, minWidth: 0 } as const;
  return (
    <Box sx={gaps}>
      {linesOf(writable).map((line) => (
        <Box
          key={line[0].name}
          sx={(theme) => ({ ...gaps, flex: flexOf(theme, line.some(doesGrow), line.reduce(addWidth, -GAP)) })}
        >
          {line.map((field) => (
            <Box
              key={field.name}
              sx={(theme) => ({
                minWidth: 0,
                flex: flexOf(theme, doesGrow(field), widthOf(field)),
                '&:empty': { display: 'none' },
                '& .MuiFormControl-root': { minWidth: 0 },
              })}
            >
              <AppliedInput field={field} />
            </Box>
          ))}
        </Box>
      ))}
    </Box>
  );
}

/** On a phone, each input takes the rest of its line. */
const flexOf = (theme: Theme, grows: boolean, width: number) => ({
  xs: `1 1 ${theme.spacing(width)}`,
  md: `${grows ? 1 : 0} 1 ${theme.spacing(width)}`,
});

const addWidth = (sum: number, field: FieldModel) => sum + widthOf(field) + GAP;

/** Texts of at most so many characters are numbers or codes, whose inputs need not grow. */
const SHORT = 100;

function doesGrow({ widget, constraints }: FieldModel): boolean {
  if (widget === 'text') return (constraints.maxLength ?? SHORT + 1) > SHORT;
  return !(widget in WIDTHS);
}

/** Width of the input of a field, in units of the theme. */
function widthOf(field: FieldModel): number {
  if (field.widget === 'choice' && field.required && (field.choices?.values.length ?? 0) <= RADIOS) return WIDE;
  return WIDTHS[field.widget] ?? (doesGrow(field) ? WIDE : WIDTHS.day);
}

/** Mandatory choices of at most so many values are buttons beside each other. */
const RADIOS = 3;
const WIDE = 26;
const WIDTHS: Partial<Record<FieldModel['widget'], number>> & { day: number } = {
  choice: 18,
  day: 22,
  flag: 22,
  integer: 13,
  money: 18,
  quantity: 13,
  time: 13,
};
