import { Box, Button, Typography } from '@mui/material';
import { useState } from 'react';
import { useTranslate } from 'react-admin';
import { type DiffPiece, textDiff } from './text-diff';

/** Longer texts, and such with several lines, are compared word by word. */
const shortText = 100;
/** Longer comparisons are cut, in characters, until the user unfolds them. */
const shownText = 600;

interface ChangedTextProps {
  /** The old value as text, and the new one below; empty for no value. */
  before: string;
  after: string;
}

const isLongChange = (texts: ChangedTextProps) =>
  Object.values(texts).some((text) => text.length > shortText || text.includes('\n'));

/** The old and the new value of a field; long texts with their added and removed words marked, and folded. */
export function ChangedText(texts: ChangedTextProps) {
  return isLongChange(texts) ? (
    <LongChange {...texts} />
  ) : (
    <Typography variant="body2" component="span">
      <ChangedWords {...texts} />
    </Typography>
  );
}

/** The old and the new value within a text; long values with their added and removed words marked. */
export function ChangedWords({ before, after }: ChangedTextProps) {
  const translate = useTranslate();
  if (isLongChange({ before, after }))
    return textDiff(before, after).map((piece, index) => <Piece key={index} {...piece} />);
  const nothing = translate('generator.change.nothing');
  return (
    <>
      <Box component="span" sx={{ color: 'text.secondary' }}>
        {before || nothing}
      </Box>
      <Box component="span" aria-label={translate('generator.change.becomes')} role="img" sx={{ mx: 0.75 }}>
        →
      </Box>
      {after || nothing}
    </>
  );
}

function LongChange({ before, after }: ChangedTextProps) {
  const translate = useTranslate();
  const [whole, setWhole] = useState(false);
  const isLong = before.length + after.length > shownText;
  return (
    <>
      <Typography
        variant="body2"
        component="div"
        sx={{
          whiteSpace: 'pre-wrap',
          overflowWrap: 'anywhere',
          ...(isLong &&
            !whole && {
              display: '-webkit-box',
              WebkitBoxOrient: 'vertical',
              WebkitLineClamp: '6',
              overflow: 'hidden',
            }),
        }}
      >
        <ChangedWords before={before} after={after} />
      </Typography>
      {isLong && (
        <Button size="small" aria-expanded={whole} onClick={() => setWhole(!whole)} sx={{ py: 0 }}>
          {translate(whole ? 'generator.change.less' : 'generator.change.more')}
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
