import CloseOutlined from '@mui/icons-material/CloseOutlined';
import DoneAllOutlined from '@mui/icons-material/DoneAllOutlined';
import NotificationsOutlined from '@mui/icons-material/NotificationsOutlined';
import SettingsOutlined from '@mui/icons-material/SettingsOutlined';
import { Box, FormControlLabel, IconButton, Stack, Switch, Tooltip, Typography } from '@mui/material';
import { type ReactNode, useState } from 'react';
import { useTranslate } from 'react-admin';
import { Link } from 'react-router';
import { EmptyState } from '../../components/EmptyState';
import { PagedRows } from '../../components/PagedRows';
import { addressOf, useMarkRead, useNotifications } from '../../providers/notifications';
import { NotificationGroup } from './NotificationGroup';

interface NotificationPanelProps {
  /** Id of the heading, which names the surrounding frame. */
  titleId: string;
  onClose: () => void;
}

/** The notifications of the user, the newest first and grouped by subject. */
export default function NotificationPanel({ titleId, onClose }: NotificationPanelProps) {
  const translate = useTranslate();
  const [onlyUnread, setOnlyUnread] = useState(false);
  const { rows, ...query } = useNotifications(onlyUnread);
  const { mutate } = useMarkRead();
  const [newest] = rows;
  const places = [...new Set(rows.map(addressOf))];
  return (
    <Stack sx={{ minHeight: 0, flex: 1, overflow: 'hidden' }}>
      <Stack direction="row" spacing={0.5} sx={{ alignItems: 'center', pl: 2, pr: 1, pt: 1 }}>
        <Typography id={titleId} variant="h2" sx={{ flex: 1 }}>
          {translate('notifications.title')}
        </Typography>
        <Action
          label={translate('notifications.readAll')}
          onClick={
            newest?.createdAt && rows.some(({ unread }) => unread)
              ? () => mutate({ until: newest.createdAt })
              : undefined
          }
        >
          <DoneAllOutlined fontSize="small" />
        </Action>
        <Tooltip title={translate('notifications.settings')}>
          <IconButton
            size="small"
            component={Link}
            to="/profile"
            onClick={onClose}
            aria-label={translate('notifications.settings')}
          >
            <SettingsOutlined fontSize="small" />
          </IconButton>
        </Tooltip>
        <Action label={translate('notifications.close')} onClick={onClose}>
          <CloseOutlined fontSize="small" />
        </Action>
      </Stack>
      <FormControlLabel
        sx={{ px: 2, pb: 0.5, m: 0 }}
        control={<Switch size="small" checked={onlyUnread} onChange={(_event, on) => setOnlyUnread(on)} />}
        label={<Typography variant="body2">{translate('notifications.onlyUnread')}</Typography>}
      />
      <Box sx={{ overflowY: 'auto', borderTop: 1, borderColor: 'line' }}>
        <PagedRows
          query={query}
          count={rows.length}
          outline={4}
          none={<Nothing onlyUnread={onlyUnread} />}
          more="notifications.more"
        >
          {places.map((place) => (
            <NotificationGroup
              key={place}
              notifications={rows.filter((one) => addressOf(one) === place)}
              onRead={mutate}
              onOpen={onClose}
            />
          ))}
        </PagedRows>
      </Box>
    </Stack>
  );
}

function Nothing({ onlyUnread }: { onlyUnread: boolean }) {
  const translate = useTranslate();
  return (
    <Box sx={{ p: 2 }}>
      <EmptyState
        icon={NotificationsOutlined}
        title={translate(onlyUnread ? 'notifications.noneUnread' : 'notifications.none')}
        text={onlyUnread ? undefined : translate('notifications.noneText')}
      />
    </Box>
  );
}

function Action({ label, onClick, children }: { label: string; onClick?: () => void; children: ReactNode }) {
  return (
    <Tooltip title={label}>
      <span>
        <IconButton size="small" aria-label={label} disabled={!onClick} onClick={onClick}>
          {children}
        </IconButton>
      </span>
    </Tooltip>
  );
}
