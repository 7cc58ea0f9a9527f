import { useTranslate } from 'react-admin';
import { FormDialog } from '../../../generator/form/FormDialog';
import { useApplication } from '../../../providers/application';
import { absences } from '../../people/absences';
import type { Absence } from './use-own-absences';

interface AbsenceDialogProps {
  /** The absence to be changed; absent for a new one. */
  absence?: Absence;
  onSave: (body: object) => Promise<void>;
  onClose: () => void;
}

/** The first and the last day of an absence, and the deputy. */
export function AbsenceDialog({ absence, onSave, onClose }: AbsenceDialogProps) {
  const translate = useTranslate();
  const model = useApplication().models.find(({ path }) => path === 'absences');
  if (!model) return null;
  const fields = model.fields.filter(({ name, editable }) => editable && name !== 'user');
  return (
    <FormDialog
      title={translate(absence ? 'absences.edit' : 'absences.add')}
      model={model}
      override={absences}
      record={absence ?? {}}
      fields={fields}
      stored={absence}
      onSave={onSave}
      onClose={onClose}
    />
  );
}
