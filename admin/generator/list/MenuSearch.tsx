import Search from '@mui/icons-material/Search';
import { Box, InputAdornment, TextField } from '@mui/material';
import type { KeyboardEvent } from 'react';
import { useTranslate } from 'react-admin';

/** Number of entries from which a menu has a search. */
export const MANY = 8;

/** Whether a name contains the text, ignoring case. */
export const isFound = (name: string, words: string) =>
  name.toLocaleLowerCase().includes(words.trim().toLocaleLowerCase());

interface MenuSearchProps {
  value: string;
  onChange: (words: string) => void;
  /** Moves the focus from the search to the results. */
  onDown?: () => void;
}

/** Narrows a long menu to the entries that contain the words. */
export function MenuSearch({ value, onChange, onDown }: MenuSearchProps) {
  const translate = useTranslate();
  const label = translate('generator.filter.search');
  const goDown = (event: KeyboardEvent) => {
    if (event.key !== 'ArrowDown' || !onDown) return;
    event.preventDefault();
    onDown();
  };
  return (
    <Box sx={{ px: 2, pt: 1.5, pb: 0.5 }}>
      <TextField
        autoFocus
        margin="none"
        variant="outlined"
        placeholder={label}
        value={value}
        onChange={(event) => onChange(event.target.value)}
        onKeyDown={goDown}
        slotProps={{
          htmlInput: { 'aria-label': label, role: 'searchbox' },
          input: {
            startAdornment: (
              <InputAdornment position="start">
                <Search fontSize="small" />
              </InputAdornment>
            ),
          },
        }}
        sx={{ '& .MuiInputBase-input': { py: 0.625 } }}
      />
    </Box>
  );
}
