import ArrowDownward from '@mui/icons-material/ArrowDownward';
import ArrowUpward from '@mui/icons-material/ArrowUpward';
import ViewWeek from '@mui/icons-material/ViewWeekOutlined';
import { Box, Button, Checkbox, FormControlLabel, IconButton, List, ListItem, Popover } from '@mui/material';
import { useState } from 'react';
import { useTranslate } from 'react-admin';
import { isFound, MANY, MenuSearch } from './MenuSearch';
import { type Column, useColumns } from './use-columns';

/** Shows, hides and moves columns; react-admin's own menu of columns can be used only with a mouse. */
export function ColumnsMenu() {
  const translate = useTranslate();
  const { columns, toggle, move, reset, isOwnChoice } = useColumns();
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const [words, setWords] = useState('');
  const title = translate('generator.columns.title');
  const nameOf = ({ field }: Column) => translate(field.label, { _: field.label });
  const close = () => {
    setAnchor(null);
    setWords('');
  };
  return (
    <>
      <Button size="small" startIcon={<ViewWeek />} onClick={(event) => setAnchor(event.currentTarget)}>
        {title}
      </Button>
      <Popover
        open={Boolean(anchor)}
        anchorEl={anchor}
        onClose={close}
        anchorOrigin={{ vertical: 'bottom', horizontal: 'right' }}
        transformOrigin={{ vertical: 'top', horizontal: 'right' }}
        slotProps={{ paper: { role: 'dialog', 'aria-label': title } }}
      >
        {columns.length > MANY && <MenuSearch value={words} onChange={setWords} />}
        <List dense sx={{ maxHeight: '60vh', overflowY: 'auto' }}>
          {columns.map(
            (column, index) =>
              isFound(nameOf(column), words) && (
                <ColumnItem
                  key={column.field.name}
                  column={column}
                  onToggle={() => toggle(column.field)}
                  onMove={(step) => move(index, index + step)}
                  canMove={{ up: index > 0, down: index < columns.length - 1 }}
                />
              ),
          )}
        </List>
        <Button size="small" fullWidth disabled={!isOwnChoice} onClick={reset}>
          {translate('generator.columns.reset')}
        </Button>
      </Popover>
    </>
  );
}

interface ColumnItemProps {
  column: Column;
  onToggle: () => void;
  onMove: (step: -1 | 1) => void;
  canMove: { up: boolean; down: boolean };
}

function ColumnItem({ column: { field, isShown }, onToggle, onMove, canMove }: ColumnItemProps) {
  const translate = useTranslate();
  const name = translate(field.label, { _: field.label });
  return (
    <ListItem disablePadding sx={{ px: 2, gap: 2, justifyContent: 'space-between' }}>
      <FormControlLabel
        control={<Checkbox size="small" checked={isShown} onChange={onToggle} />}
        label={name}
        slotProps={{ typography: { variant: 'body2' } }}
      />
      <Box sx={{ whiteSpace: 'nowrap' }}>
        <IconButton
          size="small"
          disabled={!canMove.up}
          onClick={() => onMove(-1)}
          aria-label={translate('generator.columns.up', { name })}
        >
          <ArrowUpward fontSize="inherit" />
        </IconButton>
        <IconButton
          size="small"
          disabled={!canMove.down}
          onClick={() => onMove(1)}
          aria-label={translate('generator.columns.down', { name })}
        >
          <ArrowDownward fontSize="inherit" />
        </IconButton>
      </Box>
    </ListItem>
  );
}
