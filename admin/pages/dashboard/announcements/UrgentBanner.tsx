import Close from '@mui/icons-material/Close';
import PriorityHighOutlined from '@mui/icons-material/PriorityHighOutlined';
import { Alert, Button, Collapse } from '@mui/material';
import { useState } from 'react';
import { useLocale, useTranslate } from 'react-admin';
import { IconAction } from '../../../components/IconAction';
import { RichText } from '../../../generator/fields/RichText';
import { useAnnouncements } from './use-announcements';
import { type Announcement, wordsOf } from './visible-announcements';

/** Urgent announcements above every page while they are valid (spec §3), until the reader dismisses them. */
export function UrgentBanner() {
  const { banner, dismissBanner } = useAnnouncements();
  return banner.map((announcement) => (
    <Banner key={announcement.id} announcement={announcement} onDismiss={() => dismissBanner(announcement)} />
  ));
}

function Banner({ announcement, onDismiss }: { announcement: Announcement; onDismiss: () => void }) {
  const translate = useTranslate();
  const [open, setOpen] = useState(false);
  const locale = useLocale();
  const { title, content } = wordsOf(announcement, locale);
  return (
    <Alert
      severity="error"
      role="region"
      icon={<PriorityHighOutlined fontSize="small" />}
      aria-label={`${translate('announcements.banner')}: ${title.text}`}
      sx={{ borderRadius: 0, py: 0, '& .MuiAlert-message': { flex: 1, minWidth: 0 } }}
      action={
        <>
          <Button size="small" color="inherit" aria-expanded={open} onClick={() => setOpen(!open)}>
            {translate(open ? 'announcements.less' : 'announcements.read')}
          </Button>
          <IconAction
            icon={Close}
            color="inherit"
            label={translate('announcements.dismissBanner', { title: title.text })}
            onClick={onDismiss}
          />
        </>
      }
    >
      <strong lang={title.language}>{title.text}</strong>
      <Collapse in={open} mountOnEnter lang={content.language}>
        <RichText html={content.text} />
      </Collapse>
    </Alert>
  );
}
