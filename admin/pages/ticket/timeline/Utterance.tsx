import LockOutlined from '@mui/icons-material/LockOutlined';
import { Box, Stack, Typography } from '@mui/material';
import { useTranslate } from 'react-admin';
import { PersonAvatar } from '../../../layout/PersonAvatar';
import { useFormat } from '../../../providers/use-format';
import { useIsCustomer } from '../data/use-is-customer';
import { type Activity, shapeOf } from '../model/activity';

/** A message, or a note of the desk: told apart by ground, edge and label. */
export function Utterance({ activity }: { activity: Activity }) {
  const translate = useTranslate();
  const format = useFormat();
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
          <Typography variant="subtitle2">{author}</Typography>
          <Stack
            direction="row"
            spacing={0.5}
            component="span"
            sx={{ alignItems: 'center', typography: 'caption', color: isNote ? 'internal.text' : 'text.secondary' }}
          >
            {isNote && <LockOutlined aria-hidden fontSize="inherit" />}
            <span>{label}</span>
          </Stack>
          <Typography
            variant="caption"
            component="time"
            dateTime={activity.createdAt}
            color="text.secondary"
            sx={{ ml: 'auto' }}
            title={format.moment(activity.createdAt)}
          >
            {format.time(activity.createdAt)}
          </Typography>
        </Stack>
        <Typography sx={{ whiteSpace: 'pre-wrap', overflowWrap: 'anywhere', mt: 0.25 }}>{activity.text}</Typography>
      </Box>
    </Stack>
  );
}
