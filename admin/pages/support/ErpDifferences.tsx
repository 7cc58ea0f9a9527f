import { Table, TableBody, TableCell, TableContainer, TableHead, TableRow, Typography } from '@mui/material';
import { useRecordContext, useTranslate } from 'react-admin';
import type { components } from '../../../openapi/api';
import { useChangeWords } from '../../generator/changes/use-change-words';

type ErpLink = components['schemas']['ErpLink'];

/** On a phone there is room for three columns only without much around them; days and amounts are not broken. */
const NARROW = {
  '& .MuiTableCell-root': { px: { xs: 0.5, sm: 2 }, overflowWrap: 'break-word', hyphens: 'auto', verticalAlign: 'top' },
} as const;

/** Both sides of a record that differs, field by field, as the reader's language tells them. */
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
          {differences.map(({ resource, field, of, ours, theirs }, at) => {
            const change = { field, from: ours, to: theirs };
            const { before, after } = wordsOf(resource, change);
            return (
              <TableRow key={`${resource} ${field} ${at}`}>
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
