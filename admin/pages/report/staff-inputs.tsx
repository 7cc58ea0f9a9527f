import type { FieldSlotProps, ResourceOverride } from '../../generator';
import { PersonInput } from '../people/PersonInput';

/** A person of the desk or of an executing company; people of customers do no work for reports. */
const StaffInput = ({ field }: FieldSlotProps) => <PersonInput field={field} filter={{ customerCode: null }} />;

const staff = { input: StaffInput };

/** Inputs of a report and its positions that offer only people whom the server accepts. */
export const staffInputs: ResourceOverride = { fields: { serviceTechnician: staff, employee: staff } };
