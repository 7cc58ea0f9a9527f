import { Table, TableBody, TableCell, TableContainer, TableHead, TableRow, Typography } from '@mui/material';
import { useRecordContext, useTranslate } from 'react-admin';
import type { components } from '../../../openapi/api';
import { useChangeWords } from '../../generator/changes/use-change-words';

type ErpLink = components['schemas']['ErpLink'];

/** On a phone only three narrow columns fit; days and amounts do not wrap. */
const NARROW = {
  '& .MuiTableCell-root': { px: { xs: 0.5, sm: 2 }, overflowWrap: 'break-word', hyphens: 'auto', verticalAlign: 'top' },
} as const;

/** The values of both systems for a differing record, field by field, in the reader's language. */
export function ErpDifferences() {
  const translate = useTranslate();
  const { nameOf, wordsOf } = useChangeWords();
  const differences = useRecordContext<ErpLink & { id: string }>()?.differences ?? [];
  const label = (name: string) => translate(`erp.differences.${name}`);
  return (
    <TableContainer tabIndex={0} role="region" aria-label={translate('resources.erp-links.fields.differences')}>
      <Table size="small" sx={NARROW}>
        <TableHead>
          <TableRow>
            {['field', 'ours', 'theirs'].map((name) => (
              <TableCell key={name}>{label(name)}</TableCell>
            ))}
          </TableRow>
        </TableHead>
        <TableBody>
          {differences.map(({ resource, field, of, ours, theirs }, index) => {
            const change = { field, from: ours, to: theirs };
            const { before, after } = wordsOf(resource, change);
            return (
              <TableRow key={`${resource} ${field} ${index}`}>
                <TableCell component="th" scope="row">
                  {nameOf(resource, change)}
                  {of && (
                    <Typography variant="body2" color="text.secondary">
                      {of}
                    </Typography>
                  )}
                </TableCell>
                <Value text={before} missing={label('gone')} />
                <Value text={after} missing={label('gone')} />
              </TableRow>
            );
          })}
        </TableBody>
      </Table>
    </TableContainer>
  );
}

function Value({ text, missing }: { text: string; missing: string }) {
  return (
    <TableCell sx={{ whiteSpace: 'pre-line', ...(!text && { color: 'text.secondary' }) }}>{text || missing}</TableCell>
  );
}
