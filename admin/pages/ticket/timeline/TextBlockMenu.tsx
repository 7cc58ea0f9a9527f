import ShortTextOutlined from '@mui/icons-material/ShortTextOutlined';
import { Box, IconButton, ListItemText, Menu, MenuItem, TextField, Tooltip } from '@mui/material';
import { useState } from 'react';
import { useGetList, useTranslate } from 'react-admin';
import { useApplication } from '../../../providers/application';

const most = 30;

/** Inserts a text block into what is being written; for those who may read text blocks. */
export function TextBlockMenu({ onChoose }: { onChoose: (text: string) => void }) {
  const translate = useTranslate();
  const route = useApplication().models.find(({ path, can }) => path === 'text-blocks' && can.list)?.route;
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const [words, setWords] = useState('');
  const { data = [], isPending } = useGetList(
    route ?? '',
    {
      pagination: { page: 1, perPage: most },
      sort: { field: 'name', order: 'ASC' },
      filter: words.trim() ? { q: words.trim() } : {},
    },
    { enabled: Boolean(route && anchor) },
  );
  if (!route) return null;
  const label = translate('tickets.composer.textBlock');
  const close = () => setAnchor(null);
  return (
    <>
      <Tooltip title={label}>
        <IconButton size="small" aria-label={label} onClick={(event) => setAnchor(event.currentTarget)}>
          <ShortTextOutlined fontSize="small" />
        </IconButton>
      </Tooltip>
      <Menu open={Boolean(anchor)} anchorEl={anchor} onClose={close} slotProps={{ list: { 'aria-label': label } }}>
        <Box component="li" role="none" sx={{ px: 2, pb: 1 }}>
          <TextField
            value={words}
            onChange={(event) => setWords(event.target.value)}
            onKeyDown={(event) => event.stopPropagation()}
            placeholder={translate('ra.action.search')}
            slotProps={{ htmlInput: { 'aria-label': translate('ra.action.search') } }}
          />
        </Box>
        {data.map((block) => (
          <MenuItem
            key={block.id}
            onClick={() => {
              onChoose(String(block.content ?? ''));
              close();
            }}
            sx={{ maxWidth: (theme) => theme.spacing(50) }}
          >
            <ListItemText
              primary={String(block.name)}
              secondary={String(block.content ?? '')}
              slotProps={{ secondary: { noWrap: true, variant: 'caption' } }}
            />
          </MenuItem>
        ))}
        {!isPending && data.length === 0 && <MenuItem disabled>{translate('tickets.composer.noTextBlock')}</MenuItem>}
      </Menu>
    </>
  );
}
