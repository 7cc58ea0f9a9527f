import { Box, Stack, Typography } from '@mui/material';
import { useTranslate } from 'react-admin';
import { PersonAvatar } from '../../components/PersonAvatar';
import { useFormat } from '../../providers/use-format';
import { ChangedText } from './ChangedText';
import { useChangeWords } from './use-change-words';
import type { ConfigChange } from './use-changes';

/** One change: author, time and record, and the old and new value of every field. */
export function ChangeEntry({ change }: { change: ConfigChange }) {
  const format = useFormat();
  const { sentenceOf } = useChangeWords();
  return (
    <Stack component="li" direction="row" spacing={1.5} sx={{ py: 1.5, borderBottom: 1, borderColor: 'divider' }}>
      <PersonAvatar name={change.createdBy} />
      <Box sx={{ flex: 1, minWidth: 0 }}>
        <Typography sx={{ overflowWrap: 'anywhere' }}>{sentenceOf(change)}</Typography>
        <Typography variant="caption" component="time" dateTime={change.createdAt} color="text.secondary">
          {format.moment(change.createdAt)}
        </Typography>
        {change.changes.length > 0 && <Fields change={change} />}
      </Box>
    </Stack>
  );
}

function Fields({ change }: { change: ConfigChange }) {
  const { resource, changes } = change;
  const translate = useTranslate();
  const { nameOf, wordsOf } = useChangeWords();
  return (
    <Box
      component="dl"
      sx={{
        m: 0,
        mt: 0.75,
        display: 'grid',
        gridTemplateColumns: { xs: '1fr', sm: 'minmax(0, 1fr) minmax(0, 2.5fr)' },
        columnGap: 2,
        rowGap: { xs: 0, sm: 0.5 },
      }}
    >
      {changes.map((one) => {
        const words = wordsOf(resource, one);
        const isSecret = !words.before && !words.after;
        return (
          <Box key={one.field} sx={{ display: 'contents' }}>
            <Typography component="dt" variant="body2" color="text.secondary">
              {nameOf(resource, one)}
            </Typography>
            <Typography component="dd" variant="body2" sx={{ m: 0, mb: { xs: 0.5, sm: 0 }, minWidth: 0 }}>
              {isSecret ? translate('support.changes.secret') : <Words kind={change.kind} {...words} />}
            </Typography>
          </Box>
        );
      })}
    </Box>
  );
}

/** A field of a created or deleted record has only one value. */
function Words({ kind, before, after }: { kind: ConfigChange['kind']; before: string; after: string }) {
  if (kind !== 'CREATED' && kind !== 'DELETED') return <ChangedText before={before} after={after} />;
  return (
    <Box component="span" sx={{ whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' }}>
      {kind === 'CREATED' ? after : before}
    </Box>
  );
}
