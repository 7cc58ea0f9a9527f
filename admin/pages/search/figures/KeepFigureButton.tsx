import DashboardCustomizeOutlined from '@mui/icons-material/DashboardCustomizeOutlined';
import { Button } from '@mui/material';
import { useNotify, useTranslate } from 'react-admin';
import type { FilterValues } from '../../../model/filters';
import { useKeptFigures } from './kept-figures';

/** Puts the figure of a search on the user's dashboard, unless it is there already. */
export function KeepFigureButton({ filter }: { filter: FilterValues }) {
  const translate = useTranslate();
  const notify = useNotify();
  const { isKept, isFull, keep } = useKeptFigures();
  if (isKept(filter)) return null;
  const add = () => {
    keep(filter);
    notify('figures.added', { type: 'success' });
  };
  return (
    <Button size="small" startIcon={<DashboardCustomizeOutlined />} disabled={isFull} onClick={add}>
      {translate('figures.onDashboard')}
    </Button>
  );
}
