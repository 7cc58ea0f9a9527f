import { Box, ListItemText, ListSubheader, MenuItem, MenuList, Skeleton, TextField, Typography } from '@mui/material';
import { type KeyboardEvent, type ReactNode, useId, useState } from 'react';
import { useTranslate } from 'react-admin';
import { FailureNotice } from '../../../components/FailureNotice';

/** A text to insert. */
export interface Insertion {
  id: string;
  title: string;
  /** The language of its title, if it may differ from the reader's. */
  lang?: string;
  /** A note that distinguishes it from others of the same title. */
  note?: string;
  /** The heading of its group. */
  group?: string;
}

interface InsertChoiceProps<T extends Insertion> {
  /** Label of the search field. */
  label: string;
  words: string;
  onWords: (words: string) => void;
  /** Undefined during loading. */
  insertions: readonly T[] | undefined;
  /** Whether the list still belongs to earlier words; Enter waits for the new one. */
  isBehind?: boolean;
  error?: Error | null;
  onRetry: () => void;
  /** Text of an empty list. */
  none: string;
  /** The preview of the marked insertion. */
  preview: (marked: T | undefined) => ReactNode;
  onChoose: (chosen: T) => void;
  /** Content below the list. */
  children?: ReactNode;
}

/** A searchable list with a preview of the marked insertion. Arrow keys mark, Enter inserts. */
export function InsertChoice<T extends Insertion>(props: InsertChoiceProps<T>) {
  const { label, words, onWords, insertions = [], isBehind = false, error, onRetry } = props;
  const { none, preview, onChoose, children } = props;
  const translate = useTranslate();
  const list = useId();
  const [markedIndex, setMarkedIndex] = useState(0);
  const marked = insertions[Math.min(markedIndex, insertions.length - 1)];
  const onKeyDown = (event: KeyboardEvent) => {
    const by = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    if (by) setMarkedIndex((index) => Math.max(0, Math.min(index + by, insertions.length - 1)));
    if (event.key === 'Enter' && marked && !isBehind) onChoose(marked);
    if (by || event.key === 'Enter') event.preventDefault();
  };
  return (
    <Box
      sx={{
        display: 'grid',
        gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'minmax(0, 5fr) minmax(0, 6fr)' },
        gridTemplateRows: { xs: 'minmax(0, 3fr) minmax(0, 2fr)', md: 'minmax(0, 1fr)' },
        height: '100%',
      }}
    >
      <Box sx={{ p: 1, minWidth: 0, display: 'flex', flexDirection: 'column' }}>
        <TextField
          autoFocus
          fullWidth
          value={words}
          onChange={(event) => {
            onWords(event.target.value);
            setMarkedIndex(0);
          }}
          onKeyDown={onKeyDown}
          placeholder={label}
          slotProps={{
            htmlInput: {
              role: 'combobox',
              'aria-label': label,
              'aria-expanded': true,
              'aria-controls': list,
              'aria-activedescendant': marked && `${list}-${marked.id}`,
              maxLength: 300,
            },
          }}
        />
        {error && <FailureNotice error={error} onRetry={onRetry} />}
        {!props.insertions && !error && (
          <Skeleton variant="rounded" sx={{ height: (theme) => theme.spacing(20), mt: 1 }} />
        )}
        <MenuList
          id={list}
          role="listbox"
          aria-label={label}
          aria-busy={isBehind}
          dense
          sx={{ flex: 1, overflowY: 'auto' }}
        >
          {insertions.flatMap((insertion, index) => [
            insertion.group && insertion.group !== insertions[index - 1]?.group && (
              <ListSubheader
                key={insertion.group}
                disableSticky
                role="presentation"
                sx={{ lineHeight: 2.25, bgcolor: 'transparent' }}
              >
                {insertion.group}
              </ListSubheader>
            ),
            <MenuItem
              key={insertion.id}
              id={`${list}-${insertion.id}`}
              role="option"
              aria-selected={insertion === marked}
              selected={insertion === marked}
              tabIndex={-1}
              ref={insertion === marked ? intoView : undefined}
              onMouseEnter={() => setMarkedIndex(index)}
              onClick={() => onChoose(insertion)}
            >
              <ListItemText
                primary={insertion.title}
                secondary={insertion.note}
                slotProps={{
                  primary: { noWrap: true, lang: insertion.lang },
                  secondary: { noWrap: true, variant: 'caption' },
                }}
              />
            </MenuItem>,
          ])}
        </MenuList>
        {props.insertions?.length === 0 && (
          <Typography color="text.secondary" role="status" sx={{ px: 2 }}>
            {none}
          </Typography>
        )}
        {children}
      </Box>
      <Box
        component="section"
        aria-label={translate('tickets.composer.preview')}
        // By keyboard the list scrolls once it has the focus.
        tabIndex={0}
        sx={{ p: 2, bgcolor: 'background.default', overflowY: 'auto', minWidth: 0 }}
      >
        <Typography variant="overline" color="text.secondary">
          {translate('tickets.composer.preview')}
        </Typography>
        {preview(marked)}
      </Box>
    </Box>
  );
}

const intoView = (item: HTMLElement | null) => item?.scrollIntoView({ block: 'nearest' });
