import type { FieldSlotProps } from '../../generator';
import { useMe, useRole } from '../../providers/application';
import { Role } from '../../providers/role';
import { useOwnGroups } from '../../providers/use-own-groups';
import { PersonInput } from './PersonInput';

/** Those whose absences an agent may keep: their own and those of the members of their groups. */
export function FellowInput({ field }: FieldSlotProps) {
  const { id } = useMe();
  const fellows = useOwnGroups().flatMap(({ members = [] }) => members);
  const ids = [...new Set([...(id ? [id] : []), ...fellows])];
  return <PersonInput field={field} filter={{ id_eq_any: ids }} />;
}

/** Who may stand in: colleagues of one's own kind. */
export function DeputyInput({ field }: FieldSlotProps) {
  const isAgent = useRole(Role.Agent);
  return <PersonInput field={field} filter={isAgent ? { isAgent: true } : { isExecutor: true }} />;
}
