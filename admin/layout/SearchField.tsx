import SearchOutlined from '@mui/icons-material/SearchOutlined';
import { Box, IconButton, InputBase, Tooltip } from '@mui/material';
import { type FormEvent, type KeyboardEvent, useId, useRef, useState } from 'react';
import { useTranslate } from 'react-admin';
import { useNavigate } from 'react-router';
import { useShortcut } from '../components/shortcuts';
import { useSmallScreen } from '../components/use-small-screen';
import { useCan } from '../providers/application';
import { SuggestionList } from './search/SuggestionList';
import { hitsAddress, type Suggestion } from './search/suggestion';
import { useRecent } from './search/use-recent';
import { useSuggestions } from './search/use-suggestions';

/**
 * The search of the bar: leads from every page to tickets, customers, locations, people, screens and actions, and to
 * all hits of the full-text search. `/` and Ctrl-K focus the field, leaving the field empties it.
 */
export function SearchField() {
  const translate = useTranslate();
  const small = useSmallScreen();
  const navigate = useNavigate();
  const list = useId();
  const [words, setWords] = useState('');
  const [active, setActive] = useState<string>();
  const input = useRef<HTMLInputElement>(null);
  const [isHere, setHere] = useState(false);
  const found = useSuggestions(words.trim());
  const { note } = useRecent();
  const go = () => input.current?.focus();
  useShortcut('/', 'app.shortcuts.search', go);
  useShortcut('Ctrl+k', 'app.shortcuts.search', go);
  const mayList = useCan('tickets', 'list');
  if (!mayList) return null;
  const label = translate('app.search');
  const isOpen = isHere && found.length > 0;
  const leave = () => {
    setWords('');
    setActive(undefined);
    setHere(false);
  };
  const open = (to: string) => {
    navigate(to);
    input.current?.blur();
  };
  const choose = (chosen: Suggestion) => {
    note(chosen);
    if (!chosen.run) return open(chosen.to);
    input.current?.blur();
    chosen.run();
  };
  const search = (event: FormEvent) => {
    event.preventDefault();
    const chosen = found.find(({ id }) => id === active);
    if (chosen) choose(chosen);
    else if (words.trim()) open(hitsAddress(words.trim()));
    else go();
  };
  const press = (event: KeyboardEvent) => {
    if (event.key === 'Escape') leave();
    if (!isOpen || (event.key !== 'ArrowDown' && event.key !== 'ArrowUp')) return;
    event.preventDefault();
    setActive(stepped(found, active, event.key === 'ArrowDown' ? 1 : -1));
  };
  return (
    <Box
      component="form"
      role="search"
      onSubmit={search}
      onBlur={({ currentTarget, relatedTarget }) => !currentTarget.contains(relatedTarget) && leave()}
      sx={(theme) => ({
        position: 'relative',
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
        '&:has(input:focus-visible)': {
          bgcolor: 'background.paper',
          outline: `2px solid ${theme.palette.focus}`,
          outlineOffset: 1,
        },
      })}
    >
      <Tooltip title={label}>
        <IconButton type="submit" size="small" aria-label={label}>
          <SearchOutlined fontSize="small" />
        </IconButton>
      </Tooltip>
      <InputBase
        inputRef={input}
        value={words}
        onFocus={() => setHere(true)}
        onClick={() => setHere(true)}
        onChange={(event) => {
          setWords(event.target.value);
          setHere(true);
          setActive(undefined);
        }}
        onKeyDown={press}
        placeholder={small ? translate('ra.action.search') : label}
        inputProps={{
          'aria-label': label,
          role: 'combobox',
          'aria-autocomplete': 'list',
          'aria-expanded': isOpen,
          'aria-controls': isOpen ? list : undefined,
          'aria-activedescendant': isOpen ? active : undefined,
          autoComplete: 'off',
          enterKeyHint: 'search',
        }}
        sx={{ flex: 1, fontSize: '0.8125rem', '&&:has(input:focus-visible)': { outline: 'none' } }}
      />
      {isOpen && <SuggestionList id={list} found={found} active={active} onChoose={choose} />}
    </Box>
  );
}

/** The id of the line below or above the active one, in a circle. */
function stepped(found: readonly Suggestion[], active: string | undefined, by: 1 | -1): string | undefined {
  const at = found.findIndex(({ id }) => id === active);
  const next = at < 0 && by < 0 ? found.length - 1 : (at + by + found.length) % found.length;
  return found[next]?.id;
}
