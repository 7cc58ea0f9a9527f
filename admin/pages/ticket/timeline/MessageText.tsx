import { Box, Button, Link, Typography } from '@mui/material';
import { useState } from 'react';
import { useTranslate } from 'react-admin';
import { messageParts, messagePieces } from '../model/message-text';

/** What somebody wrote: with links that can be followed, and with quotes folded. Nothing of it is taken for HTML. */
export function MessageText({ text }: { text: string }) {
  return messageParts(text).map((part, index) =>
    part.quoted ? (
      <Quote key={index} text={part.text} />
    ) : (
      <Typography key={index} sx={words}>
        <Pieces text={part.text} />
      </Typography>
    ),
  );
}

const words = { whiteSpace: 'pre-wrap', overflowWrap: 'anywhere', mt: 0.25 } as const;

function Quote({ text }: { text: string }) {
  const translate = useTranslate();
  const [open, setOpen] = useState(false);
  return (
    <Box>
      <Button size="small" color="inherit" aria-expanded={open} onClick={() => setOpen(!open)} sx={{ px: 0.5, py: 0 }}>
        {translate(open ? 'tickets.timeline.hideQuote' : 'tickets.timeline.showQuote')}
      </Button>
      {open && (
        <Typography color="text.secondary" sx={{ ...words, pl: 1.5, borderLeft: 2, borderColor: 'lineStrong' }}>
          <Pieces text={text} />
        </Typography>
      )}
    </Box>
  );
}

function Pieces({ text }: { text: string }) {
  return messagePieces(text).map(({ text: words, href }, index) => {
    if (!href) return <span key={index}>{words}</span>;
    return (
      <Link key={index} href={href} target="_blank" rel="noopener noreferrer nofollow">
        {words}
      </Link>
    );
  });
}
