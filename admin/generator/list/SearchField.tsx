import Clear from '@mui/icons-material/Clear';
import Search from '@mui/icons-material/Search';
import { IconButton, InputAdornment, TextField } from '@mui/material';
import { startTransition, useEffect, useRef, useState } from 'react';
import { useListContext, useTranslate } from 'react-admin';

/** Pause in typing before the list is searched, in milliseconds. */
const pause = 300;

/** Searches the searchable fields of the list (`q` of the dialect) while the user types. */
export function SearchField() {
  const translate = useTranslate();
  const { filterValues, setFilters } = useListContext();
  const query = String(filterValues.q ?? '');
  const [typed, setTyped] = useState(query);
  const last = useRef(query);
  const [rested, setRested] = useState<string>();
  useEffect(() => {
    if (query !== last.current) setTyped(query);
    last.current = query;
  }, [query]);
  useEffect(() => {
    if (typed.trim() === last.current) return undefined;
    // A chosen tab may still be on its way into the list, as a transition; this transition comes with it or after it.
    const timer = setTimeout(() => startTransition(() => setRested(typed.trim())), pause);
    return () => clearTimeout(timer);
  }, [typed]);
  useEffect(() => {
    if (rested === undefined) return;
    setRested(undefined);
    last.current = rested;
    const { q: _q, ...others } = filterValues;
    setFilters(rested ? { ...others, q: rested } : others, []);
  }, [rested, filterValues, setFilters]);
  const label = translate('generator.filter.search');
  return (
    <TextField
      value={typed}
      onChange={(event) => setTyped(event.target.value)}
      placeholder={label}
      size="small"
      margin="none"
      fullWidth={false}
      variant="outlined"
      sx={{ width: (theme) => ({ xs: '100%', sm: theme.spacing(28) }), '& .MuiInputBase-input': { py: 0.625 } }}
      slotProps={{
        htmlInput: { 'aria-label': label, type: 'text', role: 'searchbox', enterKeyHint: 'search' },
        input: {
          startAdornment: (
            <InputAdornment position="start">
              <Search fontSize="small" />
            </InputAdornment>
          ),
          endAdornment: typed && (
            <InputAdornment position="end">
              <IconButton
                size="small"
                edge="end"
                aria-label={translate('generator.filter.clearSearch')}
                onClick={() => setTyped('')}
              >
                <Clear fontSize="inherit" />
              </IconButton>
            </InputAdornment>
          ),
        },
      }}
    />
  );
}
