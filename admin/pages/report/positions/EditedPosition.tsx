import { useEffect } from 'react';
import { useTranslate } from 'react-admin';
import { focusField } from '../../../generator/form/focus-field';
import type { Position } from '../../ticket/model/report';
import { useReportChanges } from '../use-report';
import { PositionForm } from './PositionForm';

/** The form of a position, in the place of the position. */
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
