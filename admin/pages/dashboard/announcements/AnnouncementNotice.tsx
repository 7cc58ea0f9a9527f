import CampaignOutlined from '@mui/icons-material/CampaignOutlined';
import Close from '@mui/icons-material/Close';
import PriorityHighOutlined from '@mui/icons-material/PriorityHighOutlined';
import WarningAmberOutlined from '@mui/icons-material/WarningAmberOutlined';
import { Box, Button, Collapse, IconButton, Paper, Tooltip, Typography } from '@mui/material';
import { useId, useState } from 'react';
import { useTranslate } from 'react-admin';
import { RichText } from '../../../generator/fields/RichText';
import type { Announcement, AnnouncementType } from './visible-announcements';

const looks: Record<AnnouncementType, { tone: 'info' | 'warning' | 'error'; icon: typeof Close }> = {
  INFORMATION: { tone: 'info', icon: CampaignOutlined },
  WARNING: { tone: 'warning', icon: WarningAmberOutlined },
  URGENT: { tone: 'error', icon: PriorityHighOutlined },
};

/** Props of an announcement. */
interface AnnouncementNoticeProps {
  announcement: Announcement;
  onDismiss: () => void;
}

/** One announcement: its type by icon, word and colour, its title, its text on demand; can be put away for good. */
export function AnnouncementNotice({ announcement, onDismiss }: AnnouncementNoticeProps) {
  const translate = useTranslate();
  const text = useId();
  const { title, type, content } = announcement;
  const [open, setOpen] = useState(type === 'URGENT');
  const { tone, icon: Icon } = looks[type];
  return (
    <Paper
      component="article"
      variant="outlined"
      sx={{ display: 'flex', alignItems: 'flex-start', columnGap: 1.5, px: 2, py: 0.5, borderColor: `${tone}.main` }}
    >
      <Icon aria-hidden fontSize="small" color={tone} sx={{ my: 0.75 }} />
      <Box sx={{ flex: 1, minWidth: 0 }}>
        <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: 1 }}>
          <Typography variant="h3" component="h2" sx={{ py: 0.75 }}>
            <Typography variant="overline" component="span" color={`${tone}.main`} sx={{ mr: 1, lineHeight: 1 }}>
              {translate(`enums.announcementType.${type}`)}
            </Typography>
            {title}
          </Typography>
          <Button
            size="small"
            aria-expanded={open}
            aria-controls={text}
            onClick={() => setOpen(!open)}
            sx={{ ml: -0.5 }}
          >
            {translate(open ? 'dashboard.announcements.less' : 'dashboard.announcements.more')}
          </Button>
        </Box>
        <Collapse in={open} id={text}>
          <Box sx={{ pb: 1, '& p, & ul, & ol': { my: 0.5 } }}>
            <RichText html={content} />
          </Box>
        </Collapse>
      </Box>
      <Tooltip title={translate('dashboard.announcements.dismissShort')}>
        <IconButton
          size="small"
          edge="end"
          onClick={onDismiss}
          aria-label={translate('dashboard.announcements.dismiss', { title })}
        >
          <Close fontSize="small" />
        </IconButton>
      </Tooltip>
    </Paper>
  );
}
