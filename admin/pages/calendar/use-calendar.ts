import { useQuery } from '@tanstack/react-query';
import { dayFrom } from '../../model/local-time';
import type { Schema } from '../../providers/contract';
import { apiFetch } from '../../providers/http';
import type { Appointment } from '../ticket/appointments/appointment';
import { TICKETS } from '../ticket/model/ticket';
import { weekdayOf } from './days';

/** A person with a row in the calendar. */
export interface Attendee {
  id: string;
  name: string;
  /** The absences of the person, from the first day to the last. */
  away: readonly { from: string; to: string }[];
}

const isAway = ({ away }: Attendee, day: string): boolean => away.some(({ from, to }) => from <= day && day <= to);

type Group = Pick<Schema<'AssignmentGroup'>, 'id' | 'members' | 'executingCompany'>;
type User = Pick<Schema<'User'>, 'id' | 'name' | 'isAgent' | 'isExecutor' | 'executionCompany' | 'away'>;
const userFields = ['name', 'isAgent', 'isExecutor', 'executionCompany', 'away'];
/** A day without work, in the whole country or in a canton. */
type Holiday = Pick<Schema<'Holiday'>, 'id' | 'day' | 'name' | 'region'>;

const most = 200;
const everywhere = 'CH';
const page = { range: [0, most - 1] };
/** The first rows of a list, as many as the API returns in one page. */
export const list = <T>(path: string, query: object, signal: AbortSignal) =>
  apiFetch<T[]>(path, { query: { ...page, ...query }, signal });

const usersWho = (role: 'isAgent' | 'isExecutor', signal: AbortSignal) =>
  list<User>('users', { filter: { active: true, [role]: true }, sort: ['name', 'ASC'], fields: userFields }, signal);

/** Query for the appointments that are planned or confirmed. */
export const presentStates = { state_eq_any: ['PLANNED', 'CONFIRMED'] };

/** The holidays of the whole country between two days. */
export const holidaysBetween = (from: string, to: string, signal: AbortSignal) =>
  list<Holiday>('holidays', { filter: { day_gte: from, day_lte: to, region: everywhere } }, signal);

/**
 * The content of a calendar for some days: the people of a group, or all people who carry out orders or have an
 * appointment, with their absences and appointments. It is loaded anew when a ticket changes.
 */
export function useCalendar(days: readonly string[], group: string) {
  const [from, to] = [days[0] as string, days.at(-1) as string];
  return useQuery({
    queryKey: [TICKETS.route, 'calendar', from, to, group],
    queryFn: async ({ signal }) => {
      const [agents, executors, groups, holidays, [settings]] = await Promise.all([
        usersWho('isAgent', signal),
        usersWho('isExecutor', signal),
        group ? list<Group>('assignment-groups', { filter: { id: group } }, signal) : [],
        holidaysBetween(from, to, signal),
        list<Schema<'TenantSettings'>>('tenant-settings', {}, signal),
      ]);
      const appointments = await list<Appointment>(
        'appointments',
        {
          filter: { startsAt_gte: from, startsAt_lt: dayFrom(to, 1), ...presentStates },
          sort: ['startsAt', 'ASC'],
          embed: ['person', 'ticket'],
        },
        signal,
      );
      const people = attendeesOf([...agents, ...executors], groups[0], appointments);
      const shown = new Set(people.map(({ id }) => id));
      return {
        people,
        appointments: appointments.filter(({ person }) => person && shown.has(person)),
        holidays,
        settings,
      };
    },
    placeholderData: (before) => before,
  });
}

/** The people, absences, holidays and appointments of some days. */
export type Calendar = NonNullable<ReturnType<typeof useCalendar>['data']>;

/**
 * The reason why a person does not work on a day, as a key of texts or the name of a holiday; undefined on a working
 * day.
 */
export function offReason(
  { holidays, settings }: Pick<Calendar, 'holidays' | 'settings'>,
  person: Attendee | undefined,
  day: string,
): string | undefined {
  if (person && isAway(person, day)) return 'calendar.away';
  const holiday = holidays.find((candidate) => candidate.day === day);
  if (holiday) return holiday.name;
  return settings?.workingDays?.includes(weekdayOf(day)) ? undefined : 'calendar.off';
}

/**
 * The people with a row: the members of the group with those of its company, or all people who carry out work or have
 * an appointment.
 */
export function attendeesOf(
  users: readonly User[],
  group: Group | undefined,
  appointments: readonly Pick<Appointment, 'person'>[],
): Attendee[] {
  const expected = new Set(appointments.map(({ person }) => person));
  const works = ({ id, isExecutor, executionCompany }: User) =>
    group
      ? group.members?.includes(id) || (group.executingCompany !== null && executionCompany === group.executingCompany)
      : isExecutor || expected.has(id);
  const byId = new Map(users.filter(works).map((user) => [user.id, user]));
  return [...byId.values()]
    .sort((left, right) => left.name.localeCompare(right.name))
    .map(({ id, name, away }) => ({ id, name, away }));
}
