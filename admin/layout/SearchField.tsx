import SearchOutlined from '@mui/icons-material/SearchOutlined';
import { Box, IconButton, InputBase, Tooltip } from '@mui/material';
import { type FormEvent, useRef, useState } from 'react';
import { useTranslate } from 'react-admin';
import { useNavigate } from 'react-router';
import { useCan } from '../providers/application';
import { useSmallScreen } from './Sidebar';
import { useShortcut } from './shortcuts';

/** Address of the tickets that contain these words. */
const resultsOf = (words: string) => `/issue?filter=${encodeURIComponent(JSON.stringify({ q: words }))}`;

/** Looks for tickets from every page; `/` goes there. */
export function SearchField() {
  const translate = useTranslate();
  const small = useSmallScreen();
  const navigate = useNavigate();
  const [words, setWords] = useState('');
  const input = useRef<HTMLInputElement>(null);
  useShortcut('/', 'app.shortcuts.search', () => input.current?.focus());
  const mayList = useCan('tickets', 'list');
  if (!mayList) return null;
  const label = translate('app.searchTickets');
  const search = (event: FormEvent) => {
    event.preventDefault();
    if (words.trim()) navigate(resultsOf(words.trim()));
    else input.current?.focus();
  };
  return (
    <Box
      component="form"
      role="search"
      onSubmit={search}
      sx={{
        display: 'flex',
        alignItems: 'center',
        width: '100%',
        maxWidth: 440,
        height: 32,
        pr: 1,
        borderRadius: 1,
        border: 1,
        borderColor: 'lineStrong',
        bgcolor: 'background.default',
        '&:focus-within': { borderColor: 'focus', bgcolor: 'background.paper' },
      }}
    >
      <Tooltip title={label}>
        <IconButton type="submit" size="small" aria-label={label}>
          <SearchOutlined fontSize="small" />
        </IconButton>
      </Tooltip>
      <InputBase
        inputRef={input}
        value={words}
        onChange={(event) => setWords(event.target.value)}
        placeholder={small ? translate('ra.action.search') : label}
        inputProps={{ 'aria-label': label, type: 'search', enterKeyHint: 'search' }}
        sx={{ flex: 1, fontSize: '0.8125rem', '& input:focus-visible': { outline: 'none' } }}
      />
    </Box>
  );
}
