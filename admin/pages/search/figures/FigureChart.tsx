import { Box, Link, Typography } from '@mui/material';
import { useTranslate } from 'react-admin';
import { Link as RouterLink } from 'react-router';
import { BarChart } from '../../../components/charts/BarChart';
import { MOST_SERIES } from '../../../components/charts/chart';
import { HeatTable } from '../../../components/charts/HeatTable';
import { LineChart } from '../../../components/charts/LineChart';
import { chartData } from './chart-data';
import { FigureTable } from './FigureTable';
import { type FigureAnswer, type ShownAs, searchAddress } from './figure';
import { useFigureWords } from './use-figure-words';

const charts = { bar: BarChart, line: LineChart, heat: HeatTable };

/** A figure as a chart or as a table, with its total above. */
export function FigureChart({ answer, as }: { answer: FigureAnswer; as: ShownAs }) {
  const translate = useTranslate();
  const words = useFigureWords();
  const measure = (name: string) => translate(`figures.measure.${name}`);
  const name = translate(`figures.name.${answer.name}`);
  const data = chartData(answer, name, { ...words, measure });
  const shown = as === 'line' && answer.axes[0]?.kind !== 'time' ? 'bar' : as;
  // More series than colours become a heat table.
  const Chart = shown === 'table' ? undefined : data.series.length > MOST_SERIES ? HeatTable : charts[shown];
  return (
    <>
      <Total answer={answer} />
      {Chart ? <Chart data={data} /> : <FigureTable answer={answer} />}
    </>
  );
}

function Total({ answer: { total, unit, measures, complete, cells } }: { answer: FigureAnswer }) {
  const translate = useTranslate();
  const words = useFigureWords();
  const { before } = total;
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'baseline', columnGap: 2, pb: 1.5 }}>
      {measures.map((measure, index) => (
        <Box key={measure} sx={{ display: 'flex', alignItems: 'baseline', gap: 0.75 }}>
          <Typography variant="h1" component="span" className="tabular">
            {words.number(unit, total.values[index])}
          </Typography>
          <Typography variant="body2" component="span" color="text.secondary">
            {translate(`figures.measure.${measure}`)}
            {before && ` · ${translate('figures.before')} ${words.number(unit, before.values[index])}`}
          </Typography>
        </Box>
      ))}
      <Link component={RouterLink} to={searchAddress(total.filter)} variant="body2">
        {translate('figures.showTickets', { smart_count: total.count })}
      </Link>
      {!complete && (
        <Typography variant="body2" color="text.secondary">
          {translate('figures.cut', { count: cells.length })}
        </Typography>
      )}
    </Box>
  );
}
