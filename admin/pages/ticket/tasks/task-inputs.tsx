import { TextInput, useRecordContext, useTranslate } from 'react-admin';
import { useWatch } from 'react-hook-form';
import type { FieldSlotProps, ResourceOverride } from '../../../generator';
import { inputProps } from '../../../generator/inputs/input-props';
import { useTicket } from '../data/use-ticket';
import { TaskPersonInput } from '../inputs/AssigneeInputs';
import type { Task } from './task';

/** The number field of each kind of related record; the form hides the other number fields. */
const numberOf: Record<string, string> = {
  ADDRESS: 'addressNumber',
  PROJECT: 'projectNumber',
  DOCUMENT: 'reportNumber',
};

function NumberInput({ field }: FieldSlotProps) {
  const translate = useTranslate();
  const task = useRecordContext<Partial<Task>>();
  const type = useWatch({ name: 'type' });
  const number = useWatch({ name: field.name });
  if (numberOf[type] !== field.name) return null;
  // Each type has one number: the marks of the stored task concern this one.
  const isMarked = task?.unverified?.length && task[field.name as keyof Task] === number;
  const mark = isMarked ? { helperText: translate('tickets.task.unverified') } : {};
  return <TextInput {...inputProps(field)} {...mark} />;
}

function OfTicket({ field }: FieldSlotProps) {
  const { type, executionCompany } = useTicket();
  return <TaskPersonInput field={field} ticket={{ type, executionCompany }} />;
}

const number = { input: NumberInput };
const person = { input: OfTicket };

/** Inputs of a task with more rules than the API document has: one number field, and people who may get the task. */
export const taskInputs: ResourceOverride = {
  fields: {
    addressNumber: number,
    projectNumber: number,
    reportNumber: number,
    assignedTo: person,
    responsible: person,
  },
};
