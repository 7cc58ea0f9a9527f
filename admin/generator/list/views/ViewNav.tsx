import Close from '@mui/icons-material/Close';
import Edit from '@mui/icons-material/EditOutlined';
import { Box, List, ListItem, ListItemButton, ListItemText, ListSubheader, Skeleton } from '@mui/material';
import { type ReactNode, useState } from 'react';
import { useListContext, useTranslate } from 'react-admin';
import { IconAction } from '../../../components/IconAction';
import type { FilterValues } from '../../../model/filters';
import { isSame } from '../../../model/record-diff';
import { type ListCount, relativeTo } from '../../../model/views';
import { useMe } from '../../../providers/application';
import { SaveQueryDialog } from '../SaveQueryDialog';
import type { Query } from '../saved-query';
import { useQueries } from '../use-queries';
import { Count } from './Count';
import { useListCounts } from './use-list-counts';
import { useQueueViews } from './use-views';

/** A list that is a click away; its label is the key of a text, or the text itself. */
export interface ListAside {
  name: string;
  label: string;
  filter: FilterValues;
  /** Whether its number of records is shown. */
  isCounted?: boolean;
}

interface ViewNavProps {
  /** Called when the user chooses a list, so that a drawer may close. */
  onChosen?: () => void;
  /** Further lists under a heading of their own. */
  more?: { title: string; lists: readonly ListAside[] };
  /** Content below the views. */
  children?: ReactNode;
}

type Counts = Partial<Record<string, ListCount>>;

/** Most lists that are counted in one request; further saved queries have no number. */
const COUNTED = 10;

const counted = (lists: readonly ListAside[]) =>
  Object.fromEntries(
    lists
      .filter(({ isCounted = true }) => isCounted)
      .slice(0, COUNTED)
      .map(({ name, filter }) => [name, filter]),
  );

/** The navigation between lists, with live counts: the views of the resource, further lists, saved queries. */
export function ViewNav({ onChosen, more, children }: ViewNavProps) {
  const translate = useTranslate();
  const { filterValues, setFilters } = useListContext();
  const values = relativeTo(useMe().id, filterValues);
  const views = useQueueViews();
  const saved = useQueries().saved.map(({ id, label, filter }) => ({ name: `query-${id}`, label, filter }));
  const counts = useListCounts(counted([...views, ...saved]));
  const moreCounts = useListCounts(counted(more?.lists ?? []));
  const entries = (lists: readonly ListAside[], numbers: Counts) =>
    lists.map(({ name, label, filter, isCounted = true }) => (
      <Entry
        key={name}
        label={translate(label, { _: label })}
        count={numbers[name]}
        isCounted={isCounted}
        isShown={isSame(filter, values)}
        onShow={() => {
          setFilters(filter, []);
          onChosen?.();
        }}
      />
    ));
  return (
    <Box component="nav" aria-label={translate('generator.views.aside')}>
      {(views.length > 0 || children) && (
        <List dense disablePadding subheader={<Heading text={translate('generator.views.aside')} />}>
          {entries(views, counts)}
          {children}
        </List>
      )}
      <SavedQueries onChosen={onChosen} counts={counts} />
      {more && more.lists.length > 0 && (
        <List dense disablePadding subheader={<Heading text={more.title} />}>
          {entries(more.lists, moreCounts)}
        </List>
      )}
    </Box>
  );
}

/** The saved queries of the list under their heading, with their sharing and their numbers of records. */
function SavedQueries({ onChosen, counts }: { onChosen?: () => void; counts: Counts }) {
  const translate = useTranslate();
  const { saved, isShown, show, mayRemove, remove, change } = useQueries();
  const [edited, edit] = useState<Query>();
  if (saved.length === 0) return null;
  return (
    <List dense disablePadding subheader={<Heading text={translate('generator.queries.title')} />}>
      {saved.map((query) => (
        <Entry
          key={query.id}
          label={query.label}
          count={counts[`query-${query.id}`]}
          isShown={isShown(query)}
          onShow={() => {
            show(query);
            onChosen?.();
          }}
          note={query.note}
          onRemove={mayRemove(query) ? () => remove(query) : undefined}
          onEdit={mayRemove(query) ? () => edit(query) : undefined}
        />
      ))}
      {edited && (
        <SaveQueryDialog
          query={edited}
          onClose={() => edit(undefined)}
          onSave={(name, sharing) => change(edited, name, sharing)}
        />
      )}
    </List>
  );
}

/** Look of an entry, also for other links of the navigation. */
export const entrySx = { borderRadius: 1, px: 1.25, py: 0.25, minHeight: 32 } as const;

const Heading = ({ text }: { text: string }) => (
  <ListSubheader
    disableSticky
    sx={{ px: 1.25, typography: 'overline', lineHeight: 2.5, bgcolor: 'transparent', color: 'text.secondary' }}
  >
    {text}
  </ListSubheader>
);

interface EntryProps {
  label: string;
  count?: ListCount;
  isCounted?: boolean;
  isShown: boolean;
  /** Text below the label. */
  note?: string;
  onShow: () => void;
  onRemove?: () => void;
  onEdit?: () => void;
}

function Entry({ label, count, isCounted = true, isShown, note, onShow, onRemove, onEdit }: EntryProps) {
  const translate = useTranslate();
  return (
    <ListItem disablePadding>
      <ListItemButton selected={isShown} aria-current={isShown ? 'true' : undefined} onClick={onShow} sx={entrySx}>
        <ListItemText
          primary={label}
          secondary={note}
          slotProps={{ primary: { noWrap: true, title: label }, secondary: { noWrap: true, title: note } }}
        />
        {count ? <Count count={count} /> : isCounted && <Skeleton width={16} />}
      </ListItemButton>
      {onEdit && (
        <IconAction icon={Edit} label={translate('generator.queries.edit', { name: label })} onClick={onEdit} />
      )}
      {onRemove && (
        <IconAction icon={Close} label={translate('generator.queries.remove', { name: label })} onClick={onRemove} />
      )}
    </ListItem>
  );
}
