import { Box, Button, Link, styled, Typography } from '@mui/material';
import { useState } from 'react';
import { useTranslate } from 'react-admin';
import { messageParts, messagePieces } from '../model/message-text';

interface MessageTextProps {
  text: string;
  /** Names of mentioned colleagues. */
  mentions?: readonly string[];
}

/** The text of a message: with links, mentioned colleagues, and folded quotes. It is never interpreted as HTML. */
export function MessageText({ text, mentions }: MessageTextProps) {
  return messageParts(text).map((part, index) =>
    part.quoted ? (
      <FoldedText key={index} text={part.text} label="Quote" />
    ) : (
      <Typography key={index} sx={words}>
        <Pieces text={part.text} mentions={mentions} />
      </Typography>
    ),
  );
}

const Mention = styled('strong')(({ theme }) => ({
  padding: theme.spacing(0, 0.5),
  borderRadius: theme.spacing(0.5),
  color: theme.palette.state.PENDING.text,
  backgroundColor: theme.palette.state.PENDING.main,
  fontWeight: theme.typography.fontWeightMedium,
}));

const words = { whiteSpace: 'pre-wrap', overflowWrap: 'anywhere', mt: 0.25 } as const;

/** A text behind a click: the quote of a message, or the rest of its mail. */
export function FoldedText({ text, label }: { text: string; label: 'Quote' | 'Rest' }) {
  const translate = useTranslate();
  const [open, setOpen] = useState(false);
  return (
    <Box>
      <Button size="small" color="inherit" aria-expanded={open} onClick={() => setOpen(!open)} sx={{ px: 0.5, py: 0 }}>
        {translate(`tickets.timeline.${open ? 'hide' : 'show'}${label}`)}
      </Button>
      {open && (
        <Typography color="text.secondary" sx={{ ...words, pl: 1.5, borderLeft: 2, borderColor: 'lineStrong' }}>
          <Pieces text={text} />
        </Typography>
      )}
    </Box>
  );
}

function Pieces({ text, mentions }: MessageTextProps) {
  return messagePieces(text, mentions).map(({ text: words, href, isMention }, index) => {
    if (isMention) return <Mention key={index}>{words}</Mention>;
    if (!href) return <span key={index}>{words}</span>;
    return (
      <Link key={index} href={href} target="_blank" rel="noopener noreferrer nofollow">
        {words}
      </Link>
    );
  });
}
