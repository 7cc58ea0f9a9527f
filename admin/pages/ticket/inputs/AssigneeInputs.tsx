import { useGetList, useGetMany, useGetOne } from 'react-admin';
import type { FieldSlotProps } from '../../../generator';
import { useFormValues } from '../../../generator/form/use-form-values';
import { useCleared } from '../../../generator/inputs/use-cleared';
import { type Person, PersonInput } from '../../people/PersonInput';
import { useRoute } from '../../people/use-route';

/** The active agents of an assignment group. */
function useMembers(group: string | undefined): Person[] {
  const groups = useRoute('assignment-groups');
  const users = useRoute('users');
  const canLoad = Boolean(group && groups && users);
  const { data } = useGetOne(groups, { id: group ?? '' }, { enabled: canLoad });
  const ids: string[] = data?.members ?? [];
  const { data: members = [] } = useGetMany<Person>(users, { ids }, { enabled: canLoad && ids.length > 0 });
  return members.filter((member) => member?.active && member.isAgent);
}

/** Agents, those of the chosen group first. */
export function ResponsibleInput({ field }: FieldSlotProps) {
  const [group] = useFormValues(['assignmentGroup']) as (string | undefined)[];
  const members = useMembers(group);
  return (
    <PersonInput
      field={field}
      filter={{ isAgent: true }}
      first={members}
      headings={['absences.picker.members', 'absences.picker.others']}
    />
  );
}

/** Any agent; one that was chosen for another customer is cleared. */
export function LeadInput({ field }: FieldSlotProps) {
  useCleared(field.name, ['customer']);
  return <PersonInput field={field} filter={{ isAgent: true }} />;
}

/** People who carry out orders, of the chosen company if there is one. */
export function ExecutorInput({ field }: FieldSlotProps) {
  const [executionCompany] = useFormValues(['executionCompany']) as (string | undefined)[];
  return <PersonInput field={field} filter={{ isExecutor: true, ...(executionCompany && { executionCompany }) }} />;
}

interface Order {
  type: string;
  executionCompany?: string | null;
}

/** People who may get a task of a ticket: agents, and of an order its executors, who come first. */
export function TaskPersonInput({ field, ticket }: FieldSlotProps & { ticket: Order }) {
  const users = useRoute('users');
  const executionCompany = ticket.type === 'ORDER' ? ticket.executionCompany : null;
  const { data: executors = [] } = useGetList<Person>(
    users,
    { filter: { active: true, isExecutor: true, executionCompany }, sort: { field: 'name', order: 'ASC' } },
    { enabled: Boolean(users && executionCompany) },
  );
  return (
    <PersonInput
      field={field}
      filter={{ isAgent: true }}
      first={executors}
      headings={['absences.picker.executors', 'absences.picker.agents']}
    />
  );
}
