import { useGetList } from 'react-admin';
import type { FieldSlotProps } from '../../generator';
import { useMe, useRole } from '../../providers/application';
import { Role } from '../../providers/role';
import { PersonInput } from './PersonInput';
import { useRoute } from './use-route';

const most = 200;

/** Those whose absences an agent may keep: their own and those of the members of their groups. */
export function FellowInput({ field }: FieldSlotProps) {
  const { id } = useMe();
  const groups = useRoute('assignment-groups');
  const { data = [] } = useGetList(
    groups,
    { filter: { active: true }, pagination: { page: 1, perPage: most } },
    { enabled: groups !== '' },
  );
  const fellows = data.filter(({ members }) => members.includes(id)).flatMap(({ members }): string[] => members);
  const ids = [...new Set([...(id ? [id] : []), ...fellows])];
  return <PersonInput field={field} filter={{ id_eq_any: ids }} />;
}

/** Who may stand in: colleagues of one's own kind. */
export function DeputyInput({ field }: FieldSlotProps) {
  const isAgent = useRole(Role.Agent);
  return <PersonInput field={field} filter={isAgent ? { isAgent: true } : { isExecutor: true }} />;
}
