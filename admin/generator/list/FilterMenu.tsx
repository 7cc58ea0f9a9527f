import { Box, Button, ListItemText, MenuItem, MenuList, Popover } from '@mui/material';
import { useRef, useState } from 'react';
import { useTranslate } from 'react-admin';
import type { FilterModel } from '../../model/filters';
import { isFound, MANY, MenuSearch } from './MenuSearch';

interface FilterMenuProps {
  anchor: HTMLElement;
  filters: FilterModel[];
  onChoose: (filter: FilterModel) => void;
  onClose: () => void;
  /** Absent while no filter is set. */
  onReset?: () => void;
}

/** The filters that may be added, searched by name, and the way to lift all that are set. */
export default function FilterMenu({ anchor, filters, onChoose, onClose, onReset }: FilterMenuProps) {
  const translate = useTranslate();
  const [words, setWords] = useState('');
  const list = useRef<HTMLUListElement>(null);
  const isLong = filters.length > MANY;
  const nameOf = ({ field }: FilterModel) => translate(field.label, { _: field.label });
  const found = filters.filter((filter) => isFound(nameOf(filter), words));
  return (
    <Popover
      open
      anchorEl={anchor}
      onClose={onClose}
      anchorOrigin={{ vertical: 'bottom', horizontal: 'left' }}
      slotProps={{ paper: { sx: { minWidth: (theme) => theme.spacing(32) } } }}
    >
      {isLong && (
        <MenuSearch
          value={words}
          onChange={setWords}
          onDown={() => list.current?.querySelector<HTMLElement>('[role="menuitem"]')?.focus()}
        />
      )}
      {found.length > 0 && (
        <MenuList
          ref={list}
          dense
          autoFocusItem={!isLong}
          aria-label={translate('generator.filter.add')}
          sx={{ maxHeight: '60vh', overflowY: 'auto' }}
        >
          {found.map((filter) => (
            <MenuItem key={filter.name} onClick={() => onChoose(filter)}>
              <ListItemText primary={nameOf(filter)} />
            </MenuItem>
          ))}
        </MenuList>
      )}
      {onReset && (
        <Box sx={{ p: 0.5, borderTop: 1, borderColor: 'divider' }}>
          <Button size="small" fullWidth onClick={onReset}>
            {translate('generator.filter.clear')}
          </Button>
        </Box>
      )}
    </Popover>
  );
}
