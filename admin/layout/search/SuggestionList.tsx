import { Box, Paper, Typography } from '@mui/material';
import { Fragment } from 'react';
import { useTranslate } from 'react-admin';
import { ResourceIcon } from '../../components/ResourceIcon';
import { BAR_HEIGHT } from '../Sidebar';
import type { Suggestion } from './suggestion';

/** Headings of the kinds of suggestions; the line for all hits needs none. */
const headings: Readonly<Partial<Record<Suggestion['kind'], string>>> = {
  actions: 'fullText.actions',
  screens: 'fullText.screens',
  recent: 'fullText.recent',
};

interface SuggestionListProps {
  id: string;
  found: readonly Suggestion[];
  /** Id of the line that the keyboard has selected. */
  active?: string;
  onChoose: (suggestion: Suggestion) => void;
}

/** Suggestions while the user types, kind by kind; the focus stays in the field. */
export function SuggestionList({ id, found, active, onChoose }: SuggestionListProps) {
  const translate = useTranslate();
  return (
    <Paper
      id={id}
      role="listbox"
      aria-label={translate('app.suggestions')}
      // The field keeps the focus while the user presses a line.
      onMouseDown={(event) => event.preventDefault()}
      sx={{
        // On a phone the field is narrow: the suggestions take the whole width.
        position: { xs: 'fixed', sm: 'absolute' },
        top: { xs: BAR_HEIGHT + 4, sm: 'calc(100% + 4px)' },
        left: { xs: 8, sm: 0 },
        right: { xs: 8, sm: 0 },
        minWidth: { sm: 400 },
        zIndex: 'modal',
        maxHeight: '70vh',
        overflowY: 'auto',
        border: 1,
        borderColor: 'line',
        bgcolor: 'raised',
        boxShadow: 6,
        py: 0.5,
      }}
    >
      {found.map((suggestion, at) => (
        <Fragment key={suggestion.id}>
          {found[at - 1]?.kind !== suggestion.kind && suggestion.kind !== 'all' && (
            <Typography
              role="presentation"
              variant="overline"
              color="text.secondary"
              sx={{ display: 'block', px: 1.5 }}
            >
              {translate(headings[suggestion.kind] ?? `resources.${suggestion.kind}.name`, { smart_count: 2 })}
            </Typography>
          )}
          <Box
            id={suggestion.id}
            role="option"
            aria-selected={suggestion.id === active}
            onClick={() => onChoose(suggestion)}
            sx={{
              display: 'flex',
              alignItems: 'center',
              gap: 1,
              px: 1.5,
              minHeight: 36,
              cursor: 'pointer',
              bgcolor: suggestion.id === active ? 'action.selected' : undefined,
              '&:hover': { bgcolor: 'action.hover' },
            }}
          >
            <ResourceIcon name={suggestion.icon} fontSize="small" color="action" />
            <Box sx={{ flex: 1, minWidth: 0, py: 0.5 }}>
              <Typography variant="body2" noWrap>
                {suggestion.label}
              </Typography>
              {suggestion.details && (
                <Typography variant="caption" component="p" color="text.secondary" noWrap>
                  {suggestion.details}
                </Typography>
              )}
            </Box>
            <Typography variant="caption" className="tabular" color="text.secondary" noWrap>
              {suggestion.note}
            </Typography>
          </Box>
        </Fragment>
      ))}
    </Paper>
  );
}
