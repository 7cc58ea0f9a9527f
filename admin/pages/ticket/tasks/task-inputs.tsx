import { TextInput, useRecordContext, useTranslate } from 'react-admin';
import { useWatch } from 'react-hook-form';
import type { FieldSlotProps } from '../../../generator';
import { WidgetInput } from '../../../generator/inputs/FieldInput';
import { inputProps } from '../../../generator/inputs/input-props';
import { useTicket } from '../data/use-ticket';
import { TaskPersonInput } from '../inputs/AssigneeInputs';
import type { Task } from './task';

/** The number of the record to which a task belongs. */
export function NumberInput({ field }: FieldSlotProps) {
  const translate = useTranslate();
  const task = useRecordContext<Partial<Task>>();
  const number = useWatch({ name: field.name });
  // Each type has one number: the marks of the stored task concern this one.
  const isMarked = task?.unverified?.length && task[field.name as keyof Task] === number;
  const mark = isMarked ? { helperText: translate('tickets.task.unverified') } : {};
  return <TextInput {...inputProps(field)} {...mark} />;
}

/** The person for a task of the open ticket. */
export function PersonInput({ field }: FieldSlotProps) {
  const { type, executionCompany } = useTicket();
  return <TaskPersonInput field={field} ticket={{ type, executionCompany }} />;
}

/** The state of a stored task; a new one is open. */
export function StateInput({ field }: FieldSlotProps) {
  return useRecordContext()?.id ? <WidgetInput field={field} /> : null;
}
