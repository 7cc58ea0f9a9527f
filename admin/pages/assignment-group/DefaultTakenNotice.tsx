import { Alert } from '@mui/material';
import { useGetList, useLocale, useRecordContext, useResourceContext, useTranslate } from 'react-admin';
import { useWatch } from 'react-hook-form';
import { type Group, groupsThatLose } from './group-defaults';

/** Most groups that are loaded; a tenant has far fewer. */
const most = 200;

/** A warning before saving with the groups that lose the default for a ticket type to this one (spec §8). */
export default function DefaultTakenNotice() {
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
