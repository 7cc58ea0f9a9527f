import MailOutlined from '@mui/icons-material/MailOutlined';
import { Box, Button } from '@mui/material';
import { lazy, Suspense, useState } from 'react';
import { useTranslate } from 'react-admin';
import { scrollTo } from '../../../components/scroll-to';
import { useIncomingMails } from '../data/use-incoming-mails';
import { useTicket } from '../data/use-ticket';
import { TICKETS, ticketPath } from '../model/ticket';

const MailOriginal = lazy(async () => ({
  default: (await import('../../mail-original/MailOriginal')).MailOriginal,
}));

/** The opened mail may lie below the visible part of the conversation. */
const intoView = (opened: HTMLElement | null) => {
  if (opened) scrollTo(opened, 'start');
};

/** The mail of an entry, folded: it holds quotes and signature. Without an entry the first mail. */
export function MessageOriginal({ activity }: { activity: string | null }) {
  const translate = useTranslate();
  const { id, parts } = useTicket();
  const [isOpen, setOpen] = useState(false);
  const { data = [] } = useIncomingMails(id, Boolean(parts?.mails));
  const mail = data.find((candidate) => candidate.activity === activity && candidate.hasOriginal);
  if (!mail) return null;
  return (
    <Box sx={{ mt: 0.5 }}>
      <Button
        size="small"
        color="inherit"
        startIcon={<MailOutlined />}
        aria-expanded={isOpen}
        onClick={() => setOpen(!isOpen)}
      >
        {translate(isOpen ? 'tickets.original.hide' : 'tickets.original.show')}
      </Button>
      {isOpen && (
        <Box ref={intoView} sx={{ minHeight: 160, scrollMarginTop: (theme) => theme.spacing(8) }}>
          <Suspense>
            <MailOriginal path={ticketPath(id, `incoming-mails/${mail.id}`)} scope={TICKETS.route} />
          </Suspense>
        </Box>
      )}
    </Box>
  );
}
