import { List } from '@mui/material';
import type { ReactNode } from 'react';
import { type RaRecord, useTranslate } from 'react-admin';
import { useFormat } from '../../providers/use-format';
import { Panel } from './Panel';
import { PanelFailure, PanelSkeleton } from './PanelNote';

/** Props of a panel with the first records of a list. */
interface ListPanelProps<Row> {
  title: string;
  /** The first records and the number of all; undefined while they are being loaded. */
  list?: { rows: Row[]; total: number; exact: boolean };
  /** Address of the list with all records. */
  to: string;
  line: (record: Row) => ReactNode;
  /** Shown for an empty list; without it the panel is left out then. */
  empty?: ReactNode;
  error?: unknown;
  onRetry?: () => unknown;
}

/** The first records of a list, their total, and a link to all of them. */
export function ListPanel<Row extends RaRecord>({ title, list, to, line, empty, error, onRetry }: ListPanelProps<Row>) {
  const translate = useTranslate();
  const format = useFormat();
  const { rows = [], total = 0, exact = true } = list ?? {};
  if (list && !error && rows.length === 0 && !empty) return null;
  const count = exact ? format.number(total) : translate('dashboard.moreThan', { count: total - 1 });
  const more = total > rows.length ? { to, label: translate('dashboard.showAll') } : undefined;
  return (
    <Panel title={title} count={total > 0 ? count : undefined} more={more}>
      {error ? (
        <PanelFailure error={error} onRetry={() => void onRetry?.()} />
      ) : !list ? (
        <PanelSkeleton />
      ) : rows.length === 0 ? (
        empty
      ) : (
        <List disablePadding>{rows.map(line)}</List>
      )}
    </Panel>
  );
}
