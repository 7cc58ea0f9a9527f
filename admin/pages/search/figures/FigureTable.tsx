import { Link, Table, TableBody, TableCell, TableContainer, TableHead, TableRow } from '@mui/material';
import { useTranslate } from 'react-admin';
import { Link as RouterLink } from 'react-router';
import { useFormat } from '../../../providers/use-format';
import { type FigureAnswer, searchAddress } from './figure';
import { useFigureWords } from './use-figure-words';

/** The cells of a figure as rows: dimensions, measures, earlier measures and their difference. */
export function FigureTable({ answer }: { answer: FigureAnswer }) {
  const translate = useTranslate();
  const format = useFormat();
  const words = useFigureWords();
  const { axes, cells, unit, measures, before } = answer;
  const places = axes.map(({ values }) => new Map(values.map(({ value }, index) => [value, index])));
  const titles = axes.map((axis) => new Map(axis.values.map((value) => [value.value, words.value(axis, value)])));
  const rank = ({ keys }: (typeof cells)[number]) => keys.map((key, index) => places[index]?.get(key) ?? 0);
  const sorted = cells.toSorted((former, latter) => {
    const [left, right] = [rank(former), rank(latter)];
    return (left[0] ?? 0) - (right[0] ?? 0) || (left[1] ?? 0) - (right[1] ?? 0);
  });
  const change = (now: number | null | undefined, then: number | null | undefined) => {
    if (now == null || then == null) return '–';
    const sign = { signDisplay: 'exceptZero', maximumFractionDigits: 1 } as const;
    if (unit === 'percent') return translate('figures.points', { count: format.number(now - then, sign) });
    if (unit === 'rating') return format.number(now - then, sign);
    return then === 0 ? '–' : format.number(now / then - 1, { ...sign, style: 'percent', maximumFractionDigits: 0 });
  };
  const isCount = measures[0] === 'count';
  return (
    <TableContainer>
      <Table size="small" aria-label={translate(`figures.name.${answer.name}`)}>
        <TableHead>
          <TableRow>
            {axes.map(({ name }) => (
              <TableCell key={name}>{words.dimension(name)}</TableCell>
            ))}
            {measures.map((measure) => (
              <TableCell key={measure} align="right">
                {translate(`figures.measure.${measure}`)}
              </TableCell>
            ))}
            {before && <TableCell align="right">{translate('figures.before')}</TableCell>}
            {before && <TableCell align="right">{translate('figures.change')}</TableCell>}
            {!isCount && <TableCell align="right">{translate('figures.measure.count')}</TableCell>}
          </TableRow>
        </TableHead>
        <TableBody>
          {sorted.map((cell) => {
            const names = cell.keys.map((key, index) => titles[index]?.get(key) ?? '');
            return (
              <TableRow key={JSON.stringify(cell.keys)}>
                {names.map((name, index) => (
                  <TableCell key={axes[index]?.name}>{name}</TableCell>
                ))}
                {measures.map((measure, index) => (
                  <TableCell key={measure} align="right" className="tabular">
                    <Link
                      component={RouterLink}
                      to={searchAddress(cell.filter)}
                      aria-label={translate('figures.opens', { name: names.join(', ') })}
                    >
                      {words.number(unit, cell.values[index])}
                    </Link>
                  </TableCell>
                ))}
                {before && (
                  <TableCell align="right" className="tabular">
                    {words.number(unit, cell.before?.values[0])}
                  </TableCell>
                )}
                {before && (
                  <TableCell align="right" className="tabular">
                    {change(cell.values[0], cell.before?.values[0])}
                  </TableCell>
                )}
                {!isCount && (
                  <TableCell align="right" className="tabular">
                    {format.number(cell.count)}
                  </TableCell>
                )}
              </TableRow>
            );
          })}
        </TableBody>
      </Table>
    </TableContainer>
  );
}
