import type { FieldSlotProps } from '../../generator';
import { WidgetInput } from '../../generator/inputs/FieldInput';

/** The start day of a connection, mandatory in its form. */
export const StartDayInput = ({ field }: FieldSlotProps) => <WidgetInput field={{ ...field, required: true }} />;
