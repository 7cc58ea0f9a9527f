import { useEffect, useState } from 'react';
import { useTranslate } from 'react-admin';
import { focusField } from '../../../generator/form/focus-field';
import type { Position } from '../../ticket/model/report';
import { useReportChanges } from '../use-report';
import { PositionForm } from './PositionForm';
import { type PositionValues, useUsualValues } from './position-values';

/** The form of new positions: once one is stored, the cursor stands in the next one, of the same kind. */
export function NewPosition({ last }: { last?: Position }) {
  const translate = useTranslate();
  const usual = useUsualValues();
  const { addPosition } = useReportChanges();
  const [entered, setEntered] = useState(0);
  const [kind, setKind] = useState(last?.kind ?? 'WORK');
  useEffect(() => {
    if (entered > 0) focusField('description');
  }, [entered]);
  // The next position can be entered at once: text typed while the list is loaded anew is not lost.
  const add = (values: PositionValues) =>
    addPosition(values, () => {
      setKind(values.kind as typeof kind);
      setEntered((count) => count + 1);
    });
  return (
    <PositionForm
      key={entered}
      record={{ kind, ...usual(kind) }}
      action={translate('tickets.reports.addPosition')}
      onSubmit={add}
    />
  );
}
