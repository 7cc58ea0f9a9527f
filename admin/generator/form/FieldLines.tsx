import { Box } from '@mui/material';
import type { ReactNode } from 'react';
import type { FieldModel } from '../../model/resource-model';
import { linesOf } from '../../model/sections';
import { ConditionalField } from './ConditionalField';

/** Texts of at most so many characters, such as post codes, take no more than their own width of a line. */
const SHORT = 10;
const widthOf = ({ constraints }: FieldModel) =>
  (constraints.maxLength ?? SHORT + 1) <= SHORT ? '9rem' : 'minmax(0, 1fr)';

/** The shown fields of a section below each other; fields with `rowWith` share a line. */
export function FieldLines({
  fields,
  children,
}: {
  fields: readonly FieldModel[];
  children: (field: FieldModel) => ReactNode;
}) {
  return linesOf(fields).map((line) => {
    const inputs = line.map((field) => (
      <ConditionalField key={field.name} field={field}>
        {children(field)}
      </ConditionalField>
    ));
    if (line.length === 1) return inputs;
    return (
      <Box key={line[0]?.name} sx={{ display: 'grid', columnGap: 2, gridTemplateColumns: line.map(widthOf).join(' ') }}>
        {inputs}
      </Box>
    );
  });
}
