import type { FieldSlotProps } from '../../generator';
import { useMe, useRole } from '../../providers/application';
import { Role } from '../../providers/role';
import { useOwnGroups } from '../../providers/use-own-groups';
import { PersonInput } from './PersonInput';

/** People whose absences an agent may enter: the agent and the members of their groups. */
export function FellowInput({ field }: FieldSlotProps) {
  const { id } = useMe();
  const fellows = useOwnGroups().flatMap(({ members = [] }) => members);
  const ids = [...new Set([...(id ? [id] : []), ...fellows])];
  return <PersonInput field={field} filter={{ id_eq_any: ids }} />;
}

/** Possible deputies: colleagues with the same kind of role. */
export function DeputyInput({ field }: FieldSlotProps) {
  const isAgent = useRole(Role.Agent);
  return <PersonInput field={field} filter={isAgent ? { isAgent: true } : { isExecutor: true }} />;
}
