import { Box, Button, Typography } from '@mui/material';
import { useState } from 'react';
import { useTranslate } from 'react-admin';
import { useChangeWords } from '../timeline/use-change-words';
import { type DiffPiece, textDiff } from './text-diff';

/** Longer texts, and such with several lines, are compared word by word. */
const shortText = 100;
/** Longer comparisons are shown in part until they are asked for. */
const shownText = 600;

interface ChangedValueProps {
  field: string;
  from: unknown;
  to: unknown;
}

/** What a field was and what it became; of long texts what is new and what is gone. */
export function ChangedValue({ field, from, to }: ChangedValueProps) {
  const translate = useTranslate();
  const { wordsOf } = useChangeWords();
  const [before, after] = [wordsOf(field, from), wordsOf(field, to)];
  const isLong = [before, after].some((text) => text.length > shortText || text.includes('\n'));
  if (isLong) return <LongChange from={String(from ?? '')} to={String(to ?? '')} />;
  return (
    <Typography variant="body2" component="span">
      <Box component="span" sx={{ color: 'text.secondary' }}>
        {before}
      </Box>
      <Box component="span" aria-label={translate('tickets.history.becomes')} role="img" sx={{ mx: 0.75 }}>
        →
      </Box>
      {after}
    </Typography>
  );
}

function LongChange({ from, to }: { from: string; to: string }) {
  const translate = useTranslate();
  const [whole, setWhole] = useState(false);
  const isLong = from.length + to.length > shownText;
  return (
    <>
      <Typography
        variant="body2"
        component="div"
        sx={{
          whiteSpace: 'pre-wrap',
          ...(isLong &&
            !whole && {
              display: '-webkit-box',
              WebkitBoxOrient: 'vertical',
              WebkitLineClamp: '6',
              overflow: 'hidden',
            }),
        }}
      >
        {textDiff(from, to).map((piece, index) => (
          <Piece key={index} {...piece} />
        ))}
      </Typography>
      {isLong && (
        <Button size="small" aria-expanded={whole} onClick={() => setWhole(!whole)} sx={{ py: 0 }}>
          {translate(whole ? 'tickets.timeline.less' : 'tickets.timeline.more')}
        </Button>
      )}
    </>
  );
}

function Piece({ kind, text }: DiffPiece) {
  if (kind === 'same') return <span>{text}</span>;
  const isNew = kind === 'added';
  return (
    <Box
      component={isNew ? 'ins' : 'del'}
      sx={{ color: isNew ? 'success.main' : 'error.main', textDecoration: isNew ? 'underline' : 'line-through' }}
    >
      {text}
    </Box>
  );
}
