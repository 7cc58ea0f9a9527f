import { Box, Chip, Link, Paper, Stack, Typography } from '@mui/material';
import { Fragment, type ReactNode } from 'react';
import { useTranslate } from 'react-admin';
import { Link as RouterLink } from 'react-router';
import { useApplication } from '../../providers/application';
import { mayOpen } from '../../providers/routes';
import { useFormat } from '../../providers/use-format';
import { addressOf, type Hit, type SearchedKind } from './hits';

interface HitGroupProps {
  found: SearchedKind;
  hits: readonly Hit[];
  children?: ReactNode;
}

/** The hits of one kind. */
export function HitGroup({ found, hits, children }: HitGroupProps) {
  const { kind } = found;
  const translate = useTranslate();
  return (
    <Box component="section" aria-labelledby={`hits-${kind}`} sx={{ mb: 3, maxWidth: 880 }}>
      <Typography id={`hits-${kind}`} variant="subtitle2" component="h2" color="text.secondary" sx={{ mb: 1 }}>
        {translate(`fullText.kinds.${kind}`)}
      </Typography>
      <Paper variant="outlined" component="ul" sx={{ m: 0, p: 0, listStyle: 'none' }}>
        {hits.map((hit) => (
          <HitLine key={hit.id} hit={hit} found={found} />
        ))}
      </Paper>
      {children}
    </Box>
  );
}

function HitLine({ hit, found }: { hit: Hit; found: SearchedKind }) {
  const translate = useTranslate();
  const format = useFormat();
  const { me } = useApplication();
  const { to, route } = addressOf(hit, found);
  const title = <Marked segments={hit.title} />;
  return (
    <Box
      component="li"
      sx={{ px: 2, py: 1.25, borderTop: 1, borderColor: 'line', '&:first-of-type': { borderTop: 0 } }}
    >
      <Stack direction="row" sx={{ alignItems: 'baseline', flexWrap: 'wrap', columnGap: 1 }}>
        {mayOpen(me, route) ? (
          <Link component={RouterLink} to={to} sx={{ fontWeight: 500, overflowWrap: 'anywhere' }}>
            {title}
          </Link>
        ) : (
          <Typography sx={{ fontWeight: 500, overflowWrap: 'anywhere' }}>{title}</Typography>
        )}
        <Typography variant="caption" className="tabular" color="text.secondary">
          {[hit.note, hit.place, hit.at && format.day(hit.at)].filter(Boolean).join(' · ')}
        </Typography>
        {hit.internal && <Chip size="small" variant="outlined" label={translate('fullText.internal')} />}
      </Stack>
      {hit.snippet.length > 0 && (
        <Typography variant="body2" color="text.secondary" sx={{ overflowWrap: 'anywhere' }}>
          <Marked segments={hit.snippet} />
        </Typography>
      )}
    </Box>
  );
}

/** A text in pieces, with the searched words marked. */
function Marked({ segments }: { segments: Hit['title'] }) {
  let offset = 0;
  return segments.map(({ text, hit }) => {
    const key = offset;
    offset += text.length;
    if (!hit) return <Fragment key={key}>{text}</Fragment>;
    return (
      <Box key={key} component="mark" sx={{ bgcolor: 'action.selected', color: 'text.primary', borderRadius: 0.5 }}>
        {text}
      </Box>
    );
  });
}
