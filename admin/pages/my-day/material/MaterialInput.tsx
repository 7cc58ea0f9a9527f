import { Autocomplete, Box, TextField, Typography } from '@mui/material';
import { useTranslate } from 'react-admin';
import type { CrmCatalogItem } from '../../customer/crm/crm';
import { useCatalogSearch } from './use-catalog';

interface MaterialInputProps {
  words: string;
  /** The item with the typed name. */
  item: CrmCatalogItem | undefined;
  onWords: (words: string) => void;
  onItem: (item: CrmCatalogItem) => void;
}

/**
 * An input for material that searches the catalogue while the user types; the value is one of its items, or the text
 * itself.
 */
export function MaterialInput({ words, item, onWords, onItem }: MaterialInputProps) {
  const translate = useTranslate();
  const { items, error } = useCatalogSearch(item ? '' : words);
  const noteOf = ({ number, unit }: CrmCatalogItem) => `${number} · ${translate(`enums.unit.${unit}`)}`;
  const help = item ? noteOf(item) : translate(error ? 'app.loadFailed.catalog' : 'field.form.search');
  return (
    <Autocomplete
      freeSolo
      openOnFocus
      options={items}
      filterOptions={(all) => all}
      value={item ?? words}
      inputValue={words}
      isOptionEqualToValue={(option, value) =>
        typeof value !== 'string' && option.number === (value as CrmCatalogItem).number
      }
      getOptionLabel={(option) => (typeof option === 'string' ? option : option.name)}
      onInputChange={(_event, text, reason) => {
        if (reason === 'input' || reason === 'clear') onWords(text);
      }}
      onChange={(_event, option) => {
        if (option && typeof option !== 'string') onItem(option);
      }}
      renderOption={({ key: _key, ...given }, option) => (
        <Box component="li" key={option.number} {...given} sx={{ minHeight: 56 }}>
          <Box sx={{ minWidth: 0 }}>
            <Typography sx={{ overflowWrap: 'anywhere' }}>{option.name}</Typography>
            <Typography variant="body2" color="text.secondary">
              {noteOf(option)}
            </Typography>
          </Box>
        </Box>
      )}
      renderInput={(parameters) => (
        <TextField
          {...parameters}
          label={translate('field.form.description')}
          helperText={help}
          required
          slotProps={{ htmlInput: { ...parameters.inputProps, maxLength: 500 } }}
        />
      )}
    />
  );
}
