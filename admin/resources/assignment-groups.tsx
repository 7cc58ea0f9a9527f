import { Alert } from '@mui/material';
import { lazy } from 'react';
import { useGetList, useLocale, useRecordContext, useResourceContext, useTranslate } from 'react-admin';
import { useWatch } from 'react-hook-form';
import type { FieldSlotProps, ResourceOverride } from '../generator';
import { type Group, groupsThatLose } from './group-defaults';

const ReferencesInput = lazy(async () => ({
  default: (await import('../generator/inputs/ReferenceInputs')).ReferencesInput,
}));

/** Most groups that are asked for; a tenant has far fewer. */
const most = 200;

/** Says before saving which groups lose the default for a ticket type to this one (spec §8). */
function DefaultTakenNotice() {
  const translate = useTranslate();
  const locale = useLocale();
  const record = useRecordContext<Group>();
  const resource = useResourceContext() ?? '';
  const chosen: string[] = useWatch({ name: 'defaultForTypes' }) ?? [];
  const { data = [] } = useGetList<Group>(resource, { pagination: { page: 1, perPage: most } });
  const list = new Intl.ListFormat(locale, { type: 'conjunction' });
  return groupsThatLose(data, record?.id, chosen).map(({ group, types }) => (
    <Alert key={group.id} severity="warning" sx={{ mb: 1 }}>
      {translate('errors.GROUP_DEFAULT_TAKEN', {
        group: group.name,
        types: list.format(types.map((type) => translate(`enums.ticketType.${type}`))),
      })}
    </Alert>
  ));
}

/** People of the desk and of executing companies; nobody of a customer takes care of tickets. */
const MembersInput = ({ field }: FieldSlotProps) => <ReferencesInput field={field} filter={{ customerCode: null }} />;

/** The generated screens with the warning of the one rule that touches other groups, and only own people as members. */
export const assignmentGroups: ResourceOverride = {
  notice: DefaultTakenNotice,
  fields: { members: { input: MembersInput } },
};
