import { Box, type SxProps, Typography } from '@mui/material';
import { Fragment } from 'react';
import { useRecordContext, useTranslate } from 'react-admin';
import { ChangedWords } from '../../generator/changes/ChangedText';
import { ChangeEntry } from '../../generator/changes/ChangeEntry';
import { useChangeWords } from '../../generator/changes/use-change-words';
import type { ConfigChange } from '../../generator/changes/use-changes';
import { FieldValue } from '../../generator/fields/FieldValue';
import { TitleLink } from '../../generator/list/TitleLink';
import type { FieldSlotProps, RecordSlotProps } from '../../generator/overrides';
import { useFormat } from '../../providers/use-format';

/** A cell of the history: author, record, and the old and new values. */
export function ChangeCell({ field }: FieldSlotProps) {
  const { authorOf, recordOf } = useChangeWords();
  const change = useRecordContext<ConfigChange>();
  if (!change) return null;
  if (field.name === 'createdBy') return authorOf(change);
  if (field.name === 'title') return <TitleLink>{recordOf(change)}</TitleLink>;
  return field.name === 'changes' ? <ChangedValues change={change} /> : <FieldValue field={field} dense />;
}

/** A change on a phone: its sentence, its time, and the old and new values. */
export function ChangeCard({ record }: RecordSlotProps) {
  const format = useFormat();
  const { sentenceOf } = useChangeWords();
  const change = record as ConfigChange & RecordSlotProps['record'];
  return (
    <Box sx={{ minWidth: 0, overflowWrap: 'anywhere' }}>
      {sentenceOf(change)}
      <Typography variant="caption" component="div" color="text.secondary">
        {format.moment(change.createdAt)}
      </Typography>
      <ChangedValues change={change} />
    </Box>
  );
}

/** The page of a change: its sentence, and every field with all words of the old and the new value. */
export function ChangeValues() {
  const change = useRecordContext<ConfigChange>();
  return (
    <Box component="ul" sx={{ m: 0, p: 0 }}>
      {change && <ChangeEntry change={change} />}
    </Box>
  );
}

/** The first lines of the values; the page of the change has all of them. */
const fewLines: SxProps = {
  display: '-webkit-box',
  WebkitBoxOrient: 'vertical',
  WebkitLineClamp: '6',
  overflow: 'hidden',
  whiteSpace: 'pre-line',
  overflowWrap: 'anywhere',
};

function ChangedValues({ change: { resource, kind, changes } }: { change: ConfigChange }) {
  const translate = useTranslate();
  const { nameOf, wordsOf } = useChangeWords();
  return (
    <Typography variant="body2" component="div" sx={fewLines}>
      {changes.map((change, index) => {
        const { before, after } = wordsOf(resource, change);
        const isWhole = kind === 'CREATED' || kind === 'DELETED';
        return (
          <Fragment key={change.field}>
            {index > 0 && '\n'}
            <Box component="span" sx={{ color: 'text.secondary' }}>
              {translate('support.changes.field', { field: nameOf(resource, change) })}
            </Box>{' '}
            {!before && !after ? (
              translate('support.changes.secret')
            ) : isWhole ? (
              before || after
            ) : (
              <ChangedWords before={before} after={after} />
            )}
          </Fragment>
        );
      })}
    </Typography>
  );
}
