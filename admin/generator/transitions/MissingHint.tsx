import InfoOutlined from '@mui/icons-material/InfoOutlined';
import { Box, Link } from '@mui/material';
import { useTranslate } from 'react-admin';
import type { PossibleTransition } from '../../model/transitions';
import { useGapPlaces } from './use-gap-places';
import { useGapText } from './use-gap-text';
import { actionLabel, type TransitionKind } from './use-transitions';

interface MissingHintProps {
  kind: TransitionKind;
  /** The likely next transition. */
  next: PossibleTransition | undefined;
}

/** Shows the unmet conditions of the likely transition before the click; each sentence links to its input. */
export function MissingHint({ kind, next }: MissingHintProps) {
  const translate = useTranslate();
  const textOf = useGapText(kind.resource);
  const placeOf = useGapPlaces();
  if (!next || next.allowed) return null;
  const action = translate(actionLabel(kind, next.action));
  return (
    <Box
      role="status"
      sx={{ display: 'flex', gap: 0.75, alignItems: 'flex-start', color: 'warning.main', minWidth: 0 }}
    >
      <InfoOutlined aria-hidden fontSize="small" />
      <Box sx={{ display: 'flex', flexWrap: 'wrap', columnGap: 1, typography: 'body2', color: 'text.primary' }}>
        <span>{translate('generator.gap.notNow', { action })}</span>
        {next.unmet.map((gap) => {
          const lead = placeOf(gap);
          const key = `${gap.code} ${gap.field}`;
          if (!lead) return <span key={key}>{textOf(gap)}</span>;
          return (
            <Link
              key={key}
              component="button"
              type="button"
              variant="body2"
              underline="always"
              onClick={lead}
              // Large enough for a finger if several links stand below each other (WCAG 2.5.8).
              sx={{ minHeight: (theme) => theme.spacing(3), textAlign: 'start' }}
            >
              {textOf(gap)}
            </Link>
          );
        })}
      </Box>
    </Box>
  );
}
