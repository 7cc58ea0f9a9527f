import { useEffect } from 'react';
import { useTranslate } from 'react-admin';
import { focusField } from '../../../generator/form/focus-field';
import type { Position } from '../../ticket/model/report';
import { useReportChanges } from '../use-report';
import { PositionForm } from './PositionForm';

/** A position being changed in its place. */
export function EditedPosition({ position, onDone }: { position: Position; onDone: () => void }) {
  const translate = useTranslate();
  const { changePosition } = useReportChanges();
  useEffect(() => focusField('description'), []);
  return (
    <PositionForm
      record={{ ...position }}
      action={translate('ra.action.save')}
      onSubmit={async (values) => {
        await changePosition(position, values);
        onDone();
      }}
      onCancel={onDone}
    />
  );
}
