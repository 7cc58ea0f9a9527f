import { useGetList, useGetMany, useGetOne, useRecordContext } from 'react-admin';
import { useWatch } from 'react-hook-form';
import type { FieldSlotProps } from '../../../generator';
import { type Person, PersonInput } from '../../people/PersonInput';
import { useRoute } from '../../people/use-route';

/** The value of a field in the form, else in the record. */
function useValue(name: string): string | undefined {
  const typed = useWatch({ name, exact: true }) as string | null | undefined;
  const record = useRecordContext();
  return (typed === undefined ? record?.[name] : typed) ?? undefined;
}

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
  const members = useMembers(useValue('assignmentGroup'));
  return (
    <PersonInput
      field={field}
      filter={{ isAgent: true }}
      first={members}
      headings={['absences.picker.members', 'absences.picker.others']}
    />
  );
}

/** Any agent. */
export const AgentInput = ({ field }: FieldSlotProps) => <PersonInput field={field} filter={{ isAgent: true }} />;

/** People who carry out orders, of the chosen company if there is one. */
export function ExecutorInput({ field }: FieldSlotProps) {
  const executionCompany = useValue('executionCompany');
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
