import EditOutlined from '@mui/icons-material/EditOutlined';
import EmailOutlined from '@mui/icons-material/EmailOutlined';
import ExpandLessOutlined from '@mui/icons-material/ExpandLessOutlined';
import ExpandMoreOutlined from '@mui/icons-material/ExpandMoreOutlined';
import { Box, Button, Stack } from '@mui/material';
import { useState } from 'react';
import { useTranslate } from 'react-admin';
import { useFormat } from '../../../providers/use-format';
import { type Activity, isQuietMail } from '../model/activity';
import { Entry } from './Entry';
import { EntryTime } from './EntryTime';
import { useChangeWords } from './use-change-words';

/** Several small changes of one person, or mails, on one line that opens; open if the address links to one of them. */
export function FoldedChanges({ activities, marked }: { activities: Activity[]; marked?: string }) {
  const text = useFoldedText();
  const isMarked = activities.some(({ id }) => id === marked);
  const [chosen, setChosen] = useState<boolean>();
  const isOpen = chosen ?? isMarked;
  const last = activities.at(-1) as Activity;
  const Kind = isQuietMail(last) ? EmailOutlined : EditOutlined;
  const Icon = isOpen ? ExpandLessOutlined : ExpandMoreOutlined;
  return (
    <Box>
      <Stack direction="row" spacing={1} sx={{ alignItems: 'flex-start', pl: 0.75, color: 'text.secondary' }}>
        <Kind aria-hidden fontSize="small" />
        <Box sx={{ flex: 1, minWidth: 0 }}>
          <Button
            size="small"
            color="inherit"
            aria-expanded={isOpen}
            onClick={() => setChosen(!isOpen)}
            endIcon={<Icon />}
            sx={{
              p: 0,
              whiteSpace: 'normal',
              textAlign: 'left',
              justifyContent: 'flex-start',
              typography: 'body2',
              lineHeight: 1.5,
            }}
          >
            {text(activities)}
          </Button>
        </Box>
        {!isOpen && <EntryTime activity={last} />}
      </Stack>
      {isOpen && (
        <Stack spacing={1} sx={{ pl: 2, pt: 1 }}>
          {activities.map((activity) => (
            <Entry key={activity.id} activity={activity} attachments={none} isMarked={activity.id === marked} />
          ))}
        </Stack>
      )}
    </Box>
  );
}

const none: never[] = [];

/** Returns a function that summarises several entries in one line. */
function useFoldedText(): (activities: Activity[]) => string {
  const translate = useTranslate();
  const format = useFormat();
  const { nameOf } = useChangeWords();
  return (activities) => {
    const count = { smart_count: activities.length };
    const [first] = activities as [Activity];
    if (isQuietMail(first)) {
      const names = [...new Set(activities.map(({ recipient }) => recipient ?? ''))].join(', ');
      return translate('tickets.timeline.foldedMails', { ...count, names });
    }
    const changes = activities.flatMap((activity) => activity.changes);
    const named = changes.map((change) => [change.field, nameOf(change)] as const);
    const names = [...new Set(named.flatMap(([field, name]) => (name === field ? [] : [name])))];
    return translate('tickets.timeline.folded', {
      smart_count: names.length,
      name: first.createdBy ?? translate('tickets.timeline.system'),
      fields: format.list(names),
    });
  };
}
