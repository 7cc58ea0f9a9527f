import type { FieldSlotProps, ResourceOverride } from '../../generator';
import { PersonInput } from '../people/PersonInput';

/** A person of the desk or of an executing company; people of customers do no work for reports. */
export const StaffInput = ({ field }: FieldSlotProps) => <PersonInput field={field} filter={{ customerCode: null }} />;

/** The input of a report that offers only people whom the server accepts. */
export const staffInputs: ResourceOverride = { fields: { serviceTechnician: { input: StaffInput } } };
