import { TextInput } from 'react-admin';
import { useWatch } from 'react-hook-form';
import type { FieldSlotProps, ResourceOverride } from '../../../generator';
import { inputProps } from '../../../generator/inputs/input-props';
import { useTicket } from '../data/use-ticket';
import { TaskPersonInput } from '../inputs/AssigneeInputs';

/** The number that goes with what a task belongs to; the others are not asked for. */
const numberOf: Record<string, string> = {
  ADDRESS: 'addressNumber',
  PROJECT: 'projectNumber',
  DOCUMENT: 'reportNumber',
};

function NumberInput({ field }: FieldSlotProps) {
  const type = useWatch({ name: 'type' });
  return numberOf[type] === field.name ? <TextInput {...inputProps(field)} /> : null;
}

function OfTicket({ field }: FieldSlotProps) {
  const { type, executionCompany } = useTicket();
  return <TaskPersonInput field={field} ticket={{ type, executionCompany }} />;
}

const number = { input: NumberInput };
const person = { input: OfTicket };

/** Inputs of a task that know more than the document: one number, and people who may be given something to do. */
export const taskInputs: ResourceOverride = {
  fields: {
    addressNumber: number,
    projectNumber: number,
    reportNumber: number,
    assignedTo: person,
    responsible: person,
  },
};
