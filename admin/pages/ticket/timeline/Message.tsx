import LockOutlined from '@mui/icons-material/LockOutlined';
import { Box, Stack, Typography } from '@mui/material';
import { useTranslate } from 'react-admin';
import { PersonAvatar } from '../../../components/PersonAvatar';
import { useIsCustomer } from '../data/use-is-customer';
import { type Activity, shapeOf } from '../model/activity';
import type { Attachment } from '../model/attachment';
import { EntryTime } from './EntryTime';
import { MessageFiles } from './MessageFiles';
import { MessageOriginal } from './MessageOriginal';
import { FoldedText, MessageText } from './MessageText';

/** A message, or a note of the desk, with its files: distinguished by background, edge and label. */
export function Message({ activity, files }: { activity: Activity; files: Attachment[] }) {
  const translate = useTranslate();
  const isNote = shapeOf(activity) === 'note';
  const isFromCustomer = activity.kind === 'MESSAGE_FROM_CUSTOMER';
  const isCustomer = useIsCustomer();
  const label = translate(
    isNote
      ? 'tickets.timeline.note'
      : isCustomer
        ? `tickets.plain.${activity.kind}`
        : `enums.activityKind.${activity.kind}`,
  );
  const author = activity.createdBy ?? translate('tickets.timeline.system');
  return (
    <Stack direction="row" spacing={1} component="article" aria-label={label}>
      <PersonAvatar name={author} />
      <Box
        sx={(theme) => ({
          flex: 1,
          minWidth: 0,
          maxWidth: theme.spacing(90),
          px: 1.5,
          py: 1,
          borderRadius: 1,
          border: 1,
          borderLeft: 4,
          borderColor: isNote ? theme.palette.internal.border : theme.palette.line,
          borderLeftColor: isNote
            ? theme.palette.internal.text
            : isFromCustomer
              ? theme.palette.state.PENDING.text
              : theme.palette.primary.main,
          bgcolor: isNote ? theme.palette.internal.main : theme.palette.background.paper,
        })}
      >
        <Stack direction="row" useFlexGap sx={{ alignItems: 'center', columnGap: 1, flexWrap: 'wrap' }}>
          <Typography variant="subtitle2" component="span">
            {author}
          </Typography>
          <Stack
            direction="row"
            spacing={0.5}
            component="span"
            sx={{ alignItems: 'center', typography: 'caption', color: isNote ? 'internal.text' : 'text.secondary' }}
          >
            {isNote && <LockOutlined aria-hidden fontSize="inherit" />}
            <span>{label}</span>
          </Stack>
          <Box sx={{ ml: 'auto' }}>
            <EntryTime activity={activity} />
          </Box>
        </Stack>
        <MessageText text={activity.text ?? ''} mentions={activity.mentions?.map(({ name }) => name)} />
        {activity.folded && <FoldedText text={activity.folded} label="Rest" />}
        <MessageFiles files={files} />
        {!isCustomer && <MessageOriginal activity={activity.id} />}
      </Box>
    </Stack>
  );
}
