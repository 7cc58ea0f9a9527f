import { useEffect, useRef } from 'react';
import { useFormContext, useWatch } from 'react-hook-form';
import type { FieldSlotProps } from '../../../generator';
import { WidgetInput } from '../../../generator/inputs/FieldInput';
import type { Position } from '../../ticket/model/report';
import { useReport } from '../use-report';
import { usualValues } from './position-values';

/**
 * The kind of a position: a change of it sets its usual unit, employee and day; an item of the catalogue that has changed
 * it sets its own.
 */
export function KindInput({ field }: FieldSlotProps) {
  const report = useReport();
  const { setValue } = useFormContext();
  const [kind, item] = useWatch({ name: ['kind', 'catalogNumber'] }) as [Position['kind'], string | null | undefined];
  const before = useRef({ kind, item });
  useEffect(() => {
    const { current } = before;
    before.current = { kind, item };
    if (current.kind === kind || (item && current.item !== item)) return;
    for (const [name, value] of Object.entries(usualValues(report, kind))) setValue(name, value);
  }, [kind, item, report, setValue]);
  return <WidgetInput field={field} />;
}
