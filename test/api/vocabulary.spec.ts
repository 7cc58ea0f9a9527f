import { readFileSync } from 'node:fs';
import { LOCALES, type Locale } from '../../api/vocabulary/locale.js';
import { MAIL_EVENTS } from '../../api/vocabulary/mail.js';
import { RESOURCE_GROUPS } from '../../api/vocabulary/master-data.js';
import { ANNOUNCEMENT_TYPES } from '../../api/vocabulary/notification.js';
import { ROLES, Role } from '../../api/vocabulary/role.js';
import { WEEKDAYS } from '../../api/vocabulary/standard-codes.js';
import {
  APPROVAL_STATES,
  CLARIFICATION_REASONS,
  CLOSING_STATES,
  CONTACT_CHANNELS,
  TICKET_PRIORITIES,
  TICKET_STATES,
  TICKET_TYPES,
  TicketAction,
} from '../../api/vocabulary/ticket.js';
import { ACTIVITY_FILTERS, ACTIVITY_KINDS, ReportState, TASK_GUARDS } from '../../api/vocabulary/work.js';

type Texts = Record<string, string>;
const read = (locale: Locale, area: string) =>
  JSON.parse(readFileSync(new URL(`../../locales/${locale}/${area}.json`, import.meta.url), 'utf8'));
const enumsOf = (locale: Locale) => read(locale, 'enums').enums as Record<string, Texts>;
const errorsOf = (locale: Locale) => read(locale, 'errors').errors as Texts;

const VOCABULARY: Record<string, readonly string[]> = {
  ticketType: TICKET_TYPES,
  ticketState: TICKET_STATES,
  ticketAction: Object.values(TicketAction),
  priority: TICKET_PRIORITIES,
  closingState: CLOSING_STATES,
  contactChannel: CONTACT_CHANNELS,
  clarificationReason: CLARIFICATION_REASONS,
  approvalState: APPROVAL_STATES,
  reportState: Object.values(ReportState),
  taskGuard: TASK_GUARDS,
  activityKind: ACTIVITY_KINDS,
  activityFilter: Object.keys(ACTIVITY_FILTERS),
  announcementType: ANNOUNCEMENT_TYPES,
  weekday: WEEKDAYS,
  resourceGroup: RESOURCE_GROUPS,
  mailEvent: MAIL_EVENTS,
  role: ROLES,
  locale: LOCALES,
};

const placeholders = (text: string) => [...text.matchAll(/%\{(\w+)\}/g)].map(([, name]) => name).sort();

describe('the vocabulary', () => {
  it('has the numbers of values that the specification lists', () => {
    expect(TICKET_PRIORITIES).toHaveLength(16);
    expect(MAIL_EVENTS).toHaveLength(16);
    expect(TICKET_STATES).toHaveLength(7);
    // The specification lists roles of people; decision 27 adds the machine's role.
    expect(ROLES.filter((role) => role !== Role.DeliverMail)).toHaveLength(8);
    for (const values of Object.values(VOCABULARY)) expect(new Set(values).size).toBe(values.length);
  });

  it('shows in every filter of the timeline kinds that exist, and all of them in the first', () => {
    expect(Object.keys(ACTIVITY_FILTERS)).toHaveLength(5);
    expect(ACTIVITY_FILTERS.ALL).toEqual(ACTIVITY_KINDS);
    for (const kinds of Object.values(ACTIVITY_FILTERS)) expect(ACTIVITY_KINDS).toEqual(expect.arrayContaining(kinds));
  });
});

describe.each(LOCALES)('the texts in %s', (locale) => {
  it('name every value and nothing else', () => {
    const texts = enumsOf(locale);
    expect(Object.fromEntries(Object.entries(texts).map(([name, labels]) => [name, Object.keys(labels)]))).toEqual(
      Object.fromEntries(Object.entries(VOCABULARY).map(([name, values]) => [name, [...values]])),
    );
  });

  it('are neither empty nor padded, tell values apart, and spell as the Swiss do', () => {
    for (const labels of [...Object.values(enumsOf(locale)), errorsOf(locale)]) {
      for (const text of Object.values(labels)) expect(text).toMatch(/^\S(.*\S)?$/);
      for (const text of Object.values(labels)) expect(text).not.toContain('ß');
    }
    for (const labels of Object.values(enumsOf(locale))) {
      const texts = Object.values(labels);
      expect(new Set(texts).size).toBe(texts.length);
    }
  });

  it('have the same errors with the same placeholders as the German ones', () => {
    const german = Object.entries(errorsOf('de-CH')).map(([code, text]) => [code, placeholders(text)]);
    const here = Object.entries(errorsOf(locale)).map(([code, text]) => [code, placeholders(text)]);
    expect(here).toEqual(german);
  });
});
