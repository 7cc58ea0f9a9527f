import AddOutlined from '@mui/icons-material/AddOutlined';
import { Box, Button, List, Skeleton, Stack, type SvgIconProps } from '@mui/material';
import { type ComponentProps, type ComponentType, type ReactNode, useState } from 'react';
import { Collapsible } from './Collapsible';
import { EmptyState } from './EmptyState';
import { FailureNotice } from './FailureNotice';

interface RecordLinesProps<T> {
  /** Accessible name of the section. */
  label: string;
  /** The sentence of a failure. */
  failure: string;
  query: { data?: T[]; error: unknown; refetch: () => unknown };
  /** Stands in place of an empty list; nothing if left out. */
  none?: ComponentProps<typeof EmptyState>;
  /** The button for a new record and its dialog; left out without the right. */
  add?: { text: string; Icon?: ComponentType<SvgIconProps>; dialog: (close: () => void) => ReactNode } | false;
  /** Records behind a click, and the text of its button. */
  folded?: { label: string; records: readonly T[] };
  line: (record: T) => ReactNode;
  /** Content above the lines. */
  children?: ReactNode;
  /** Content below the lines. */
  foot?: ReactNode;
}

/**
 * Records on the page of another one, one line each: their outline while they are loading, a failure with a new attempt,
 * that there are none, and the button for a new one.
 */
export function RecordLines<T>(props: RecordLinesProps<T>) {
  const { label, failure, query, none, add, folded, line, children, foot } = props;
  const { data, error, refetch } = query;
  const [adding, setAdding] = useState(false);
  const Icon = add ? (add.Icon ?? AddOutlined) : AddOutlined;
  const button = add && (
    <Button variant="outlined" size="small" startIcon={<Icon />} onClick={() => setAdding(true)}>
      {add.text}
    </Button>
  );
  const lines = (records: readonly T[]) => records.length > 0 && <List disablePadding>{records.map(line)}</List>;
  const isEmpty = data?.length === 0;
  return (
    <Stack component="section" aria-label={label} spacing={1.5}>
      {children}
      {button && !isEmpty && <Box>{button}</Box>}
      {Boolean(error) && <FailureNotice title={failure} error={error} onRetry={refetch} />}
      {!data && !error && <Skeleton variant="rounded" sx={{ height: (theme) => theme.spacing(7) }} />}
      {isEmpty && none && <EmptyState {...none} action={button} />}
      {data && lines(data.filter((record) => !folded?.records.includes(record)))}
      {folded && folded.records.length > 0 && <Collapsible label={folded.label}>{lines(folded.records)}</Collapsible>}
      {foot}
      {add && adding && add.dialog(() => setAdding(false))}
    </Stack>
  );
}
