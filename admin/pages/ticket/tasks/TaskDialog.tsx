import { useTranslate } from 'react-admin';
import { FormDialog } from '../../../generator/form/FormDialog';
import { defaultsOf } from '../../../model/written-values';
import type { Task } from './task';
import { taskInputs } from './task-inputs';
import { useTaskModel } from './use-tasks';

interface TaskDialogProps {
  /** The task to be changed, or the initial values of a new one. */
  task: Task | { subject: string };
  onSave: (body: Record<string, unknown>) => Promise<unknown>;
  onClose: () => void;
}

/** The form of a task. */
export function TaskDialog({ task, onSave, onClose }: TaskDialogProps) {
  const translate = useTranslate();
  const model = useTaskModel();
  if (!model) return null;
  const isNew = !('id' in task);
  const fields = model.fields.filter(({ name, creatable, editable }) =>
    isNew ? creatable && name !== 'state' : editable,
  );
  const record = isNew ? { ...defaultsOf(fields), ...task } : task;
  return (
    <FormDialog
      title={translate(isNew ? 'tickets.task.add' : 'tickets.task.edit')}
      model={model}
      override={taskInputs}
      record={record}
      fields={fields}
      action={isNew ? translate('tickets.task.add') : undefined}
      stored={isNew ? undefined : task}
      onSave={onSave}
      onClose={onClose}
    />
  );
}
