import { Box } from '@mui/material';

/** Links of a previewed mail lead nowhere: the sandbox of the frame refuses new windows. */
const still = (html: string) => html.replace('<head>', '<head><base target="_blank">');

interface MailFrameProps {
  title: string;
  html: string;
}

/** A mail as in a mail program, in a frame of its own without scripts. */
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
