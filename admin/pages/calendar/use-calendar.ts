import { useQuery } from '@tanstack/react-query';
import { dayFrom } from '../../model/local-time';
import type { Schema } from '../../providers/contract';
import { apiFetch } from '../../providers/http';
import type { Appointment } from '../ticket/appointments/appointment';
import { TICKETS } from '../ticket/model/ticket';
import { weekdayOf } from './days';

/** Somebody who has a row in the calendar. */
export interface Attendee {
  id: string;
  name: string;
  /** When they are away, from the first day to the last. */
  away: readonly { from: string; to: string }[];
}

const isAway = ({ away }: Attendee, day: string): boolean => away.some(({ from, to }) => from <= day && day <= to);

type Group = Pick<Schema<'AssignmentGroup'>, 'id' | 'members' | 'executingCompany'>;
type User = Pick<Schema<'User'>, 'id' | 'name' | 'isAgent' | 'isExecutor' | 'executionCompany' | 'away'>;
const userFields = ['name', 'isAgent', 'isExecutor', 'executionCompany', 'away'];
/** A day on which nobody works, everywhere or in a canton. */
type Holiday = Pick<Schema<'Holiday'>, 'id' | 'day' | 'name' | 'region'>;

const most = 200;
const everywhere = 'CH';
const page = { range: [0, most - 1] };
/** The first rows of a list, as many as the API sends at once. */
export const list = <T>(path: string, query: object, signal: AbortSignal) =>
  apiFetch<T[]>(path, { query: { ...page, ...query }, signal });

const usersWho = (role: 'isAgent' | 'isExecutor', signal: AbortSignal) =>
  list<User>('users', { filter: { active: true, [role]: true }, sort: ['name', 'ASC'], fields: userFields }, signal);

/** Of appointments: planned or confirmed. */
export const presentStates = { state_eq_any: ['PLANNED', 'CONFIRMED'] };

/** The holidays of the whole country from a day to another. */
export const holidaysBetween = (from: string, to: string, signal: AbortSignal) =>
  list<Holiday>('holidays', { filter: { day_gte: from, day_lte: to, region: everywhere } }, signal);

/**
 * What a calendar shows of some days: who works for a group, or of all those who carry out orders and whoever has an
 * appointment, with their absences, and their appointments. Asked anew when a ticket changes.
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

/** Everything that is shown of some days. */
export type Calendar = NonNullable<ReturnType<typeof useCalendar>['data']>;

/** Why a person does not work on a day, as a key of texts or the name of a holiday; undefined where they do. */
export function offReason(
  { holidays, settings }: Pick<Calendar, 'holidays' | 'settings'>,
  person: Attendee | undefined,
  day: string,
): string | undefined {
  if (person && isAway(person, day)) return 'calendar.away';
  const holiday = holidays.find((one) => one.day === day);
  if (holiday) return holiday.name;
  return settings?.workingDays?.includes(weekdayOf(day)) ? undefined : 'calendar.off';
}

/** Who has a row: the people of the group with those of its company, or everybody who carries out work or is expected. */
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
    .sort((one, other) => one.name.localeCompare(other.name))
    .map(({ id, name, away }) => ({ id, name, away }));
}
