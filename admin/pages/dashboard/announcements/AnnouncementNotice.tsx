import CampaignOutlined from '@mui/icons-material/CampaignOutlined';
import Close from '@mui/icons-material/Close';
import ExpandMore from '@mui/icons-material/ExpandMore';
import PriorityHighOutlined from '@mui/icons-material/PriorityHighOutlined';
import WarningAmberOutlined from '@mui/icons-material/WarningAmberOutlined';
import { Box, Button, ButtonBase, Collapse, Typography } from '@mui/material';
import { useId, useState } from 'react';
import { useLocale, useTranslate } from 'react-admin';
import { IconAction } from '../../../components/IconAction';
import { RichText } from '../../../generator/fields/RichText';
import type { TranslatedText } from '../../../model/translated-text';
import { type AnnouncementType, wordsOf } from './visible-announcements';

const looks: Record<AnnouncementType, { tone: 'info' | 'warning' | 'error'; icon: typeof Close }> = {
  INFORMATION: { tone: 'info', icon: CampaignOutlined },
  WARNING: { tone: 'warning', icon: WarningAmberOutlined },
  URGENT: { tone: 'error', icon: PriorityHighOutlined },
};

/** Props of an announcement. */
interface AnnouncementNoticeProps {
  announcement: { type: AnnouncementType; title: TranslatedText; content: TranslatedText };
  onDismiss?: () => void;
  onRestore?: () => void;
  /** Whether its text is shown from the beginning. */
  opened?: boolean;
}

/**
 * One announcement: its type by icon, word and colour, its title, its text on demand; the user can dismiss and restore
 * it.
 */
export function AnnouncementNotice({ announcement, onDismiss, onRestore, opened }: AnnouncementNoticeProps) {
  const translate = useTranslate();
  const text = useId();
  const locale = useLocale();
  const { type } = announcement;
  const { title, content } = wordsOf(announcement, locale);
  const [open, setOpen] = useState(opened ?? false);
  const { tone, icon: Icon } = looks[type];
  return (
    <Box component="article" sx={{ '& + article': { borderTop: 1, borderColor: 'divider' } }}>
      <Box sx={{ display: 'flex', alignItems: 'center', gap: 1, pr: 1 }}>
        <Typography variant="body1" component="h2" sx={{ flex: 1, minWidth: 0 }}>
          <ButtonBase
            onClick={() => setOpen(!open)}
            aria-expanded={open}
            aria-controls={text}
            sx={{ width: '100%', gap: 1.5, px: 2, py: 0.75, font: 'inherit', textAlign: 'start' }}
          >
            <Icon aria-hidden fontSize="small" color={tone} />
            <Box component="span" sx={{ flex: 1, minWidth: 0, fontWeight: 'fontWeightMedium' }}>
              <Typography variant="overline" component="span" color={`${tone}.main`} sx={{ mr: 1, lineHeight: 1 }}>
                {translate(`enums.announcementType.${type}`)}
              </Typography>
              <span lang={title.language}>{title.text}</span>
            </Box>
            <ExpandMore aria-hidden fontSize="small" color="action" sx={{ rotate: open ? '180deg' : '0deg' }} />
          </ButtonBase>
        </Typography>
        {onDismiss && (
          <IconAction
            icon={Close}
            label={translate('dashboard.announcements.dismiss', { title: title.text })}
            onClick={onDismiss}
          />
        )}
        {onRestore && (
          <Button
            size="small"
            onClick={onRestore}
            aria-label={translate('announcements.restore', { title: title.text })}
          >
            {translate('announcements.restoreShort')}
          </Button>
        )}
      </Box>
      <Collapse in={open} mountOnEnter id={text}>
        <Box sx={{ px: 2, pb: 1, ml: 4, '& p, & ul, & ol': { my: 0.5 } }}>
          <div lang={content.language}>
            <RichText html={content.text} />
          </div>
        </Box>
      </Collapse>
    </Box>
  );
}
