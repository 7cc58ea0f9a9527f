import {
  Alert,
  Box,
  ListItemText,
  ListSubheader,
  MenuItem,
  MenuList,
  Skeleton,
  TextField,
  Typography,
} from '@mui/material';
import { type KeyboardEvent, useState } from 'react';
import { useLocale, useTranslate } from 'react-admin';
import { FailureNotice } from '../../../components/FailureNotice';
import { inLanguage } from '../../../model/translated-text';
import { useTellFailure } from '../../../providers/use-tell-failure';
import { useTicket } from '../data/use-ticket';
import { TextBlockPreview } from './TextBlockPreview';
import { groupOf, orderedBlocks } from './text-block-groups';
import { useFillTextBlock, useTextBlocks } from './use-text-blocks';

/**
 * The text blocks to choose from, those of the ticket's own category first, with how the marked one reads on this
 * ticket. Arrow keys mark, Enter inserts.
 */
export default function TextBlockChoice({ onChoose }: { onChoose: (text?: string) => void }) {
  const translate = useTranslate();
  const locale = useLocale();
  const tellFailure = useTellFailure();
  const ticket = useTicket();
  const [words, setWords] = useState('');
  const [marked, setMarked] = useState(0);
  const { data, error, isPending, refetch } = useTextBlocks(true);
  const fill = useFillTextBlock(ticket.id, ticket.version);
  const blocks = orderedBlocks(data ?? [], ticket.category, words);
  const block = blocks[Math.min(marked, blocks.length - 1)];
  const choose = async (id: string) => {
    try {
      onChoose((await fill(id)).text);
    } catch (failure) {
      tellFailure(failure);
    }
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const by = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    if (by) setMarked((at) => Math.max(0, Math.min(at + by, blocks.length - 1)));
    if (event.key === 'Enter' && block) void choose(block.id);
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
            setWords(event.target.value);
            setMarked(0);
          }}
          onKeyDown={onKeyDown}
          placeholder={translate('tickets.composer.findTextBlock')}
          slotProps={{
            htmlInput: {
              role: 'combobox',
              'aria-label': translate('tickets.composer.findTextBlock'),
              'aria-expanded': true,
              'aria-controls': 'text-blocks',
              'aria-activedescendant': block && `text-block-${block.id}`,
            },
          }}
        />
        {error && <FailureNotice error={error} onRetry={() => refetch()} />}
        {isPending && <Skeleton variant="rounded" sx={{ height: (theme) => theme.spacing(20), mt: 1 }} />}
        <MenuList id="text-blocks" role="listbox" dense sx={{ flex: 1, overflowY: 'auto' }}>
          {blocks.flatMap((one, index) => {
            const group = groupOf(one, ticket.category);
            const before = blocks[index - 1];
            const category = inLanguage(one._embedded?.category?.title, locale);
            return [
              (!before || groupOf(before, ticket.category) !== group) && (
                <ListSubheader
                  key={group}
                  disableSticky
                  role="presentation"
                  sx={{ lineHeight: 2.25, bgcolor: 'transparent' }}
                >
                  {translate(`tickets.composer.blocks.${group}`)}
                </ListSubheader>
              ),
              <MenuItem
                key={one.id}
                id={`text-block-${one.id}`}
                role="option"
                aria-selected={one === block}
                selected={one === block}
                tabIndex={-1}
                ref={one === block ? intoView : undefined}
                onMouseEnter={() => setMarked(index)}
                onClick={() => void choose(one.id)}
              >
                <ListItemText
                  primary={one.name}
                  secondary={group === 'other' ? category : undefined}
                  slotProps={{ primary: { noWrap: true }, secondary: { noWrap: true, variant: 'caption' } }}
                />
              </MenuItem>,
            ];
          })}
        </MenuList>
        {data && blocks.length === 0 && (
          <Typography color="text.secondary" sx={{ px: 2 }}>
            {translate('tickets.composer.noTextBlock')}
          </Typography>
        )}
        {data?.length === 200 && <Alert severity="info">{translate('tickets.composer.manyTextBlocks')}</Alert>}
      </Box>
      <TextBlockPreview block={block?.id} />
    </Box>
  );
}

const intoView = (item: HTMLElement | null) => item?.scrollIntoView({ block: 'nearest' });
