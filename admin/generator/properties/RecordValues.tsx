import { Box, Typography } from '@mui/material';
import { Fragment } from 'react';
import { type RaRecord, useTranslate } from 'react-admin';
import { valueAt } from '../../model/paths';
import type { FieldModel } from '../../model/resource-model';
import { linesOf, sectionLabel, sectionsOf } from '../../model/sections';
import { FieldValue } from '../fields/FieldValue';
import { useResourceModel } from '../resource-model-context';
import { Property } from './Property';

interface RecordValuesProps {
  record: RaRecord;
  fields: FieldModel[];
  /** The values of a page; if left out, those of a narrow panel. */
  isWide?: boolean;
}

/** Values of a record by sections, each edited in place by a user with the right to change it. */
export function RecordValues({ record, fields, isWide = false }: RecordValuesProps) {
  const translate = useTranslate();
  const { model } = useResourceModel();
  return sectionsOf(fields).map(({ name, fields: members }) => (
    <Box component="section" key={name ?? ''}>
      {name && (
        <Typography variant={isWide ? 'h2' : 'h3'} component="h2" sx={{ mb: 1 }}>
          {translate(sectionLabel(model, name), { _: name })}
        </Typography>
      )}
      <Box component="dl" sx={{ m: 0 }}>
        {linesOf(members).map((line) => (
          <Property key={line[0].name} fields={line} isWide={isWide}>
            <LineValue fields={line} record={record} />
          </Property>
        ))}
      </Box>
    </Box>
  ));
}

/** The filled values of a line beside each other. */
function LineValue({ fields, record }: { fields: readonly FieldModel[]; record: RaRecord }) {
  const filled = fields.filter(({ name }) => valueAt(record, name) != null);
  const values = (filled.length > 0 ? filled : fields.slice(0, 1)).map((field, index) => (
    <Fragment key={field.name}>
      {index > 0 && field.widget === 'time' && '–'}
      <span>
        <FieldValue field={field} />
      </span>
    </Fragment>
  ));
  return fields.length > 1 ? (
    <Box component="span" sx={BESIDE}>
      {values}
    </Box>
  ) : (
    values
  );
}

const BESIDE = { display: 'flex', flexWrap: 'wrap', columnGap: 1 } as const;
