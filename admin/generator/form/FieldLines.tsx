import { Box } from '@mui/material';
import type { ReactNode } from 'react';
import type { FieldModel } from '../../model/resource-model';
import { linesOf } from '../../model/sections';
import { ConditionalField } from './ConditionalField';

/** Texts of at most so many characters, such as post codes, take no more than their own width of a line. */
const SHORT = 10;
const widthOf = ({ constraints }: FieldModel) =>
  (constraints.maxLength ?? SHORT + 1) <= SHORT ? '9rem' : 'minmax(0, 1fr)';

/** The columns of half fields in a row: on a wide screen, two of the shown ones share a line. */
const HALVES = { xs: 'minmax(0, 1fr)', sm: 'repeat(2, minmax(0, 1fr))' } as const;
/** A switch stands on the line of the input beside it. */
const GRID = { display: 'grid', columnGap: 2, rowGap: 1.5, '& > :has(.MuiSwitch-root)': { alignSelf: 'end' } } as const;

/** The shown fields of a section below each other; fields with `rowWith` share a line, and half ones beside each other. */
export function FieldLines({
  fields,
  children,
}: {
  fields: readonly FieldModel[];
  children: (field: FieldModel) => ReactNode;
}) {
  return linesOf(fields, true).map((line) => {
    const inputs = line.map((field) => (
      <ConditionalField key={field.name} field={field}>
        {children}
      </ConditionalField>
    ));
    const [first] = line;
    if (line.length === 1 && !first.width) return inputs;
    const gridTemplateColumns = first.width ? HALVES : line.map(widthOf).join(' ');
    return (
      <Box key={first.name} sx={{ ...GRID, gridTemplateColumns }}>
        {inputs}
      </Box>
    );
  });
}
