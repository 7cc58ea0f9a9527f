import DoneOutlined from '@mui/icons-material/DoneOutlined';
import { Box, IconButton, Link, List, ListItem, ListItemButton, Stack, Tooltip, Typography } from '@mui/material';
import { useTranslate } from 'react-admin';
import { Link as RouterLink } from 'react-router';
import { addressOf, type Notification } from '../../providers/notifications';
import { useFormat } from '../../providers/use-format';

interface NotificationGroupProps {
  /** Notifications about one ticket, webhook or queue of jobs, newest first. */
  notifications: readonly Notification[];
  onRead: (read: { ids?: string[]; ticket?: string }) => void;
  onOpen: () => void;
}

/** The notifications of one subject: its title, then each event with author and time. */
export function NotificationGroup({ notifications, onRead, onOpen }: NotificationGroupProps) {
  const translate = useTranslate();
  const [first] = notifications;
  if (!first) return null;
  const { ticket, identifier, ticketTitle, webhookHost, queue } = first;
  const thing = queue ? 'support.parts.jobs' : 'resources.webhooks.name';
  const name = ticket ? (identifier ?? translate('notifications.draft')) : translate(thing, { smart_count: 1 });
  const title = ticket ? ticketTitle : queue ? translate(`support.queues.${queue}`) : webhookHost;
  const unread = notifications.flatMap((one) => (one.unread ? one.id : []));
  return (
    <Box component="section" aria-label={`${name} ${title}`} sx={{ borderBottom: 1, borderColor: 'line', py: 0.5 }}>
      <Stack direction="row" spacing={1} sx={{ alignItems: 'center', pl: 2, pr: 1, minHeight: 32 }}>
        <Link
          component={RouterLink}
          to={addressOf(first)}
          color="inherit"
          underline="hover"
          variant="body2"
          noWrap
          onClick={onOpen}
          sx={{ flex: 1, minWidth: 0 }}
        >
          <b>{name}</b> {title}
        </Link>
        {unread.length > 0 && notifications.length > 1 && (
          <Read
            label={translate('notifications.readTicket', { ticket: name })}
            onClick={() => onRead(ticket ? { ticket } : { ids: unread })}
          />
        )}
      </Stack>
      <List disablePadding dense>
        {notifications.map((notification) => (
          <Event key={notification.id} notification={notification} onRead={onRead} onOpen={onOpen} />
        ))}
      </List>
    </Box>
  );
}

function Event({
  notification,
  onRead,
  onOpen,
}: Omit<NotificationGroupProps, 'notifications'> & { notification: Notification }) {
  const translate = useTranslate();
  const format = useFormat();
  const { id, kind, actor, activity, createdAt, unread } = notification;
  const what = translate(`enums.notificationKind.${kind}`);
  return (
    <ListItem
      disablePadding
      secondaryAction={
        unread && <Read label={translate('notifications.readOne', { what })} onClick={() => onRead({ ids: [id] })} />
      }
    >
      <ListItemButton
        component={RouterLink}
        to={activity ? `${addressOf(notification)}#activity-${activity}` : addressOf(notification)}
        onClick={() => {
          if (unread) onRead({ ids: [id] });
          onOpen();
        }}
        sx={{ gap: 1, alignItems: 'baseline' }}
      >
        <Box
          {...(unread ? { role: 'img', 'aria-label': translate('notifications.unread') } : { 'aria-hidden': true })}
          sx={{
            width: 8,
            height: 8,
            borderRadius: '50%',
            flexShrink: 0,
            bgcolor: unread ? 'primary.main' : 'transparent',
          }}
        />
        <Box sx={{ minWidth: 0, flex: 1 }}>
          <Typography variant="body2" component="span" sx={{ fontWeight: unread ? 600 : 400 }}>
            {what}
          </Typography>
          <Typography variant="caption" component="div" color="text.secondary" noWrap>
            <time dateTime={createdAt} title={format.moment(createdAt)}>
              {format.distance(createdAt)}
            </time>
            {actor && ` · ${translate('notifications.by', { name: actor })}`}
          </Typography>
        </Box>
      </ListItemButton>
    </ListItem>
  );
}

function Read({ label, onClick }: { label: string; onClick: () => void }) {
  return (
    <Tooltip title={label}>
      <IconButton size="small" aria-label={label} onClick={onClick}>
        <DoneOutlined fontSize="small" />
      </IconButton>
    </Tooltip>
  );
}
