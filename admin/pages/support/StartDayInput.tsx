import type { FieldSlotProps } from '../../generator';
import { WidgetInput } from '../../generator/inputs/FieldInput';

/** The start day of a connection, without which its form is not sent. */
export const StartDayInput = ({ field }: FieldSlotProps) => <WidgetInput field={{ ...field, required: true }} />;
