import { Box } from '@mui/material';

/** Links of a mail that is only looked at lead nowhere: a new window is what the frame's sandbox refuses. */
const still = (html: string) => html.replace('<head>', '<head><base target="_blank">');

interface MailFrameProps {
  title: string;
  html: string;
}

/** A mail as a mail program shows it, in a frame of its own in which nothing runs. */
export function MailFrame({ title, html }: MailFrameProps) {
  return (
    <Box
      component="iframe"
      sandbox=""
      title={title}
      srcDoc={still(html)}
      sx={{
        display: 'block',
        width: '100%',
        flex: 1,
        minHeight: (theme) => theme.spacing(60),
        border: 1,
        borderColor: 'divider',
        borderRadius: 1,
      }}
    />
  );
}
