import { useGetOne, useRecordContext, useTranslate } from 'react-admin';
import type { FieldSlotProps } from '../../../generator';
import { usePreview } from '../data/use-preview';
import { TicketReferenceInput } from './TicketReferenceInput';

/** The responsible group; a new ticket without one goes to the default group, which the input names beforehand. */
export function AssignmentGroupInput({ field }: FieldSlotProps) {
  const translate = useTranslate();
  const record = useRecordContext();
  const isNew = !record?.id || record.state === 'DRAFT';
  const usual = usePreview()?.suggested.assignmentGroup;
  const { data } = useGetOne(field.reference?.route ?? '', { id: usual ?? '' }, { enabled: isNew && Boolean(usual) });
  const help = isNew && data ? translate('tickets.form.defaultGroup', { name: data.name }) : field.help;
  return <TicketReferenceInput field={{ ...field, help }} />;
}
