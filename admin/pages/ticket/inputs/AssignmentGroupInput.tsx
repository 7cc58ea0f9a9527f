import { useGetOne, useRecordContext, useTranslate } from 'react-admin';
import type { FieldSlotProps } from '../../../generator';
import { usePreview } from '../data/use-preview';
import { TicketReferenceInput } from './TicketReferenceInput';

/** The group that takes care; a new ticket left without one goes to the default group, which is named beforehand. */
export function AssignmentGroupInput({ field }: FieldSlotProps) {
  const translate = useTranslate();
  const record = useRecordContext();
  const isNew = !record?.id || record.state === 'DRAFT';
  const usual = usePreview()?.suggested.assignmentGroup;
  const { data } = useGetOne(field.reference?.route ?? '', { id: usual ?? '' }, { enabled: isNew && Boolean(usual) });
  const help = isNew && data ? translate('tickets.form.defaultGroup', { name: data.name }) : field.help;
  return <TicketReferenceInput field={{ ...field, help }} />;
}
