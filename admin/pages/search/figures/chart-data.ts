import type { ChartData, Mark } from '../../../components/charts/chart';
import { type FigureAnswer, searchAddress } from './figure';

type Cell = FigureAnswer['total'];
type Axis = FigureAnswer['axes'][number];

/** The texts and number formats of a chart. */
interface Words {
  value(axis: Axis, value: Axis['values'][number]): string;
  number(unit: FigureAnswer['unit'], value: number | null | undefined): string;
  measure(name: string): string;
}

/** A state has the colour of its chip; other values have no colour of their own. */
const colourOfValue = ({ name }: Axis, { value }: Axis['values'][number]): string | undefined =>
  name === 'state' && value !== null ? `state.${value}.text` : undefined;

/**
 * A figure as a chart: its first dimension is the axis; the series are its measures or, with a second dimension, the
 * values of that one with the first measure.
 */
export function chartData(answer: FigureAnswer, name: string, words: Words): ChartData {
  const { axes, cells, unit, measures } = answer;
  const [first, second] = axes;
  const markOf = (cell: Cell | undefined, index: number): Mark | undefined => {
    const value = cell?.values[index];
    if (!cell || value == null) return undefined;
    const before = cell.before?.values[index];
    return {
      value,
      text: words.number(unit, value),
      to: searchAddress(cell.filter),
      ...(cell.before && { before: { value: before ?? null, text: words.number(unit, before) } }),
    };
  };
  const byKeys = new Map(cells.map((cell) => [JSON.stringify(cell.keys), cell]));
  const cellAt = (...keys: (string | null)[]) => byKeys.get(JSON.stringify(keys));
  const columns = second?.values ?? [];
  return {
    name,
    isCount: measures[0] === 'count' || measures[0] === 'sum',
    written: (value) => words.number(unit, value),
    colours: second && columns.map((value) => colourOfValue(second, value)),
    series: second ? columns.map((value) => words.value(second, value)) : measures.map(words.measure),
    places: (first?.values ?? []).map((value) => ({
      key: String(value.value),
      label: words.value(first as Axis, value),
      colour: colourOfValue(first as Axis, value),
      marks: second
        ? columns.map((column) => markOf(cellAt(value.value, column.value), 0))
        : measures.map((_measure, index) => markOf(cellAt(value.value), index)),
    })),
  };
}
