import type { FieldSlotProps, ResourceOverride } from '../generator';
import { WidgetInput } from '../generator/inputs/FieldInput';
import { today } from '../model/local-time';
import { supportPart } from './intake-messages';

/** The start day of a connection, without which its form is not sent. */
const StartDayInput = ({ field }: FieldSlotProps) => <WidgetInput field={{ ...field, required: true }} />;

/** The form of a connection asks from which day on both sides keep the same records, and suggests today. */
export const erpConnections: ResourceOverride = {
  ...supportPart,
  defaults: () => ({ startDay: today() }),
  fields: { startDay: { input: StartDayInput } },
};
