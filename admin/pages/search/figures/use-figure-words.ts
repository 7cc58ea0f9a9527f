import { useLocale, useTranslate } from 'react-admin';
import { useValueText } from '../../../generator/fields/use-value-text';
import { useFormat } from '../../../providers/use-format';
import { fieldOf, useTicketModel } from '../../ticket/data/use-ticket-model';
import type { FigureAnswer } from './figure';

type Axis = FigureAnswer['axes'][number];

/** The formatter of figures in the user's language. */
export function useFigureWords() {
  const translate = useTranslate();
  const locale = useLocale();
  const format = useFormat();
  const text = useValueText();
  const model = useTicketModel();
  const monthOf = (day: string, month: 'short' | 'long') =>
    new Intl.DateTimeFormat(locale, { month, year: 'numeric', timeZone: 'UTC' }).format(new Date(`${day}T00:00:00Z`));
  const timeText = (step: string, day: string) => {
    if (step === 'month') return monthOf(day, 'short');
    if (step === 'year') return day.slice(0, 4);
    if (step !== 'quarter') return format.day(day);
    return translate('figures.quarterOf', { quarter: Math.ceil(Number(day.slice(5, 7)) / 3), year: day.slice(0, 4) });
  };
  return {
    /** Name of a dimension: a field, a step of time, or the age. */
    dimension: (name: string) => {
      const field = fieldOf(model, name);
      return field ? translate(field.label, { _: field.label }) : translate(`figures.dimension.${name}`);
    },
    /** A value of an axis. */
    value: ({ name, kind }: Axis, { value, title }: Axis['values'][number]) => {
      if (value === null) return translate('figures.empty');
      if (kind === 'time') return timeText(name, value);
      if (kind === 'age') return translate(`figures.age.${value}`);
      const field = fieldOf(model, name);
      return title ?? (field && kind === 'choice' ? text(field, value) : value);
    },
    /** A number in its unit. */
    number: (unit: FigureAnswer['unit'], value: number | null | undefined) => {
      if (value == null) return '–';
      if (unit === 'percent') return format.number(value / 100, { style: 'percent', maximumFractionDigits: 1 });
      if (unit === 'rating') return format.number(value, { minimumFractionDigits: 1, maximumFractionDigits: 1 });
      // For durations of days, minutes are noise.
      if (unit === 'minutes') return format.duration(value < 1_440 ? Math.round(value) : Math.round(value / 60) * 60);
      if (unit === 'hours') return `${format.number(value, { maximumFractionDigits: 1 })}\u00a0h`;
      return unit === 'CHF' ? format.money(value, { cents: false }) : format.number(value);
    },
  };
}
