import { Box, Stack, Typography } from '@mui/material';
import { useTranslate } from 'react-admin';
import { FactList } from '../../components/FactList';
import { PersonAvatar } from '../../components/PersonAvatar';
import type { FormerValue } from '../../model/former-values';
import { useFormat } from '../../providers/use-format';
import { ChangedText } from './ChangedText';
import { RestoreButton } from './RestoreButton';
import { useChangeWords } from './use-change-words';
import type { ConfigChange } from './use-changes';
import type { Restoring } from './use-restore';

interface ChangeEntryProps {
  change: ConfigChange;
  /** Restores the values before the change; absent where nothing may be restored. */
  restoring?: Restoring;
}

/** One change: author, time and record, and the old and new value of every field. */
export function ChangeEntry({ change, restoring }: ChangeEntryProps) {
  const format = useFormat();
  const { sentenceOf } = useChangeWords();
  const former = restoring?.valuesOf(change) ?? [];
  return (
    <Stack component="li" direction="row" spacing={1.5} sx={{ py: 1.5, borderBottom: 1, borderColor: 'divider' }}>
      <PersonAvatar name={change.createdBy} />
      <Box sx={{ flex: 1, minWidth: 0 }}>
        <Typography sx={{ overflowWrap: 'anywhere' }}>{sentenceOf(change)}</Typography>
        <Typography variant="caption" component="time" dateTime={change.createdAt} color="text.secondary">
          {format.moment(change.createdAt)}
        </Typography>
        {change.changes.length > 0 && <Fields change={change} former={former} restore={restoring?.restore} />}
        {restoring && former.length > 1 && <RestoreButton values={former} restore={restoring.restore} />}
      </Box>
    </Stack>
  );
}

interface FieldsProps {
  change: ConfigChange;
  /** The former values that the user may restore. */
  former: readonly FormerValue[];
  restore?: Restoring['restore'];
}

function Fields({ change, former, restore }: FieldsProps) {
  const { resource, changes } = change;
  const translate = useTranslate();
  const { nameOf, wordsOf } = useChangeWords();
  return (
    <FactList
      columns={{ xs: '1fr', sm: 'minmax(0, 1fr) minmax(0, 2.5fr)' }}
      facts={changes.map((one) => {
        const words = wordsOf(resource, one);
        const isSecret = !words.before && !words.after;
        return [
          nameOf(resource, one),
          <Box key={one.field} sx={{ display: 'flex', alignItems: 'flex-start', gap: 1 }}>
            <Box sx={{ flex: 1, minWidth: 0 }}>
              {isSecret ? translate('support.changes.secret') : <Words kind={change.kind} {...words} />}
            </Box>
            {restore && (
              <RestoreButton values={former.filter(({ field }) => field.name === one.field)} restore={restore} />
            )}
          </Box>,
        ];
      })}
    />
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
