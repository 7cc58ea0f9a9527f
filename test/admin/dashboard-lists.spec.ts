/// <reference types="jest" />
/// <reference types="node" />
import { readFileSync } from 'node:fs';
import { listAddress } from '../../admin/model/list-address';
import { activitySentence } from '../../admin/pages/dashboard/activities/activity-sentence';
import {
  type Announcement,
  inOrder,
  markOf,
  placed,
} from '../../admin/pages/dashboard/announcements/visible-announcements';
import { plainState } from '../../admin/pages/dashboard/roles/plain-state';
import { customersTickets, ordersByTurn } from '../../admin/pages/dashboard/work-lists';
import type { Ticket } from '../../admin/pages/ticket/model/ticket';

const now = new Date('2026-11-20T14:00:00+01:00');
/** An hour of the desk's day in UTC, not in the machine's time zone. */
const at = (day: number, hour = 12) => new Date(Date.UTC(2026, 10, day, hour - 1)).toISOString();
const ticket = (id: string, more: Partial<Ticket>): Ticket =>
  ({ id, state: 'PENDING', type: 'TICKET', dueAt: null, ...more }) as Ticket;
const ids = (tickets: Ticket[]) => tickets.map(({ id }) => id);

const locales = ['de-CH', 'en-CH', 'fr-CH', 'it-CH'];
const textsOf = (locale: string, area: string) =>
  JSON.parse(readFileSync(new URL(`../../locales/${locale}/${area}.json`, import.meta.url), 'utf8'));

describe('orders of an executor', () => {
  it('come by turn: due by midnight or overdue, later, waiting, finished', () => {
    const groups = ordersByTurn(
      [
        ticket('overdue', { dueAt: at(18) }),
        ticket('tonight', { dueAt: at(20, 23), state: 'IN_WORK' }),
        ticket('tomorrow', { dueAt: at(21, 0) }),
        ticket('undated', {}),
        ticket('waiting', { dueAt: at(18), state: 'IN_CLARIFICATION' }),
        ticket('finished', { dueAt: at(18), state: 'WORK_COMPLETED' }),
      ],
      now,
    );
    expect(Object.fromEntries(Object.entries(groups).map(([turn, orders]) => [turn, ids(orders)]))).toEqual({
      today: ['overdue', 'tonight'],
      later: ['tomorrow', 'undated'],
      waiting: ['waiting'],
      finished: ['finished'],
    });
  });
});

describe('open tickets of a customer', () => {
  const cases: [string, Partial<Ticket>, mine: boolean, says: string][] = [
    ['a draft', { state: 'DRAFT' }, true, 'DRAFT'],
    ['a question', { state: 'IN_CLARIFICATION', clarificationReason: 'WAIT_CUSTOMER' }, true, 'waitsForAnswer'],
    ['an approval', { state: 'IN_CLARIFICATION', clarificationReason: 'WAIT_APPROVAL' }, true, 'waitsForApproval'],
    ['others', { state: 'IN_CLARIFICATION', clarificationReason: 'WAIT_THIRD_PARTY' }, false, 'IN_CLARIFICATION'],
    ['a solution to check', { state: 'WORK_COMPLETED', type: 'INCIDENT' }, true, 'waitsForCheck'],
    ['a solution on which work goes on', { state: 'WORK_COMPLETED', type: 'INCIDENT' }, false, 'WORK_COMPLETED'],
    [
      'an approval that is given',
      { state: 'IN_CLARIFICATION', clarificationReason: 'WAIT_APPROVAL' },
      false,
      'IN_CLARIFICATION',
    ],
    ['a finished order', { state: 'WORK_COMPLETED', type: 'ORDER' }, false, 'WORK_COMPLETED'],
    ['planned work', { state: 'IN_WORK', dueAt: at(23) }, false, 'IN_WORK_UNTIL'],
    ['late work, whose date is not promised again', { state: 'IN_WORK', dueAt: at(19) }, false, 'IN_WORK'],
    ['a received one', { state: 'PENDING' }, false, 'PENDING'],
  ];

  it.each(cases)('tell whose turn it is in plain words: %s', (_, more, mine, says) => {
    const one = ticket('a', { ...more, customersTurn: mine });
    const { mine: own, ...others } = customersTickets([one]);
    expect([ids(own), Object.values(others).flatMap(ids)]).toEqual(mine ? [['a'], []] : [[], ['a']]);
    expect(plainState(one, now)).toBe(says);
  });

  it('come as what waits, what is new, orders and all others', () => {
    const groups = customersTickets([
      ticket('order', { state: 'IN_WORK', type: 'ORDER' }),
      ticket('asked', { state: 'IN_CLARIFICATION', customersTurn: true }),
      ticket('ticket', { state: 'IN_WORK' }),
      ticket('new order', { type: 'ORDER' }),
      ticket('new', {}),
      ticket('done order', { state: 'ORDER_COMPLETED', type: 'ORDER' }),
    ]);
    expect(Object.fromEntries(Object.entries(groups).map(([name, those]) => [name, ids(those)]))).toEqual({
      mine: ['asked'],
      received: ['new order', 'new'],
      orders: ['order', 'done order'],
      others: ['ticket'],
    });
  });

  it.each(locales)('have a sentence for every state in %s', (locale) => {
    const sentences = textsOf(locale, 'dashboard').dashboard.plainState;
    expect(cases.map(([, , , says]) => says).filter((says) => !sentences[says])).toEqual([]);
  });
});

describe('announcements', () => {
  const base: Announcement = {
    id: 'a',
    version: 1,
    createdAt: '',
    createdBy: '',
    updatedAt: '',
    updatedBy: '',
    title: { de: 'A', en: null, fr: null, it: null },
    type: 'INFORMATION',
    phase: 'RUNNING',
    content: { de: '', en: null, fr: null, it: null },
    showFrom: '2026-11-01',
    showUntil: null,
    visibleForAgent: true,
    visibleForCustomer: false,
    visibleForExecutor: false,
  };
  const shown = (all: Announcement[], notices: string[] = []) =>
    placed(inOrder(all), { banners: all.map(markOf), notices }).shown.map(({ id }) => id);

  it('stay away once put away, until they are changed', () => {
    expect(shown([base], [markOf(base)])).toEqual([]);
    expect(shown([{ ...base, version: 2 }], [markOf(base)])).toEqual(['a']);
  });

  it('that are urgent stand on every page until put away, and then on the dashboard for good', () => {
    const urgent: Announcement = { ...base, type: 'URGENT' };
    const none = { banners: [], notices: [] };
    expect(placed(inOrder([urgent, { ...base, id: 'b' }]), none)).toMatchObject({
      banner: [{ id: 'a' }],
      shown: [{ id: 'b' }],
      hidden: [],
    });
    const mark = [markOf(urgent)];
    expect(placed(inOrder([urgent]), { banners: mark, notices: mark })).toMatchObject({
      banner: [],
      shown: [{ id: 'a' }],
      hidden: [],
    });
    expect(placed(inOrder([{ ...urgent, version: 2 }]), { banners: mark, notices: [] }).banner).toHaveLength(1);
  });

  it('that were put away are found again', () => {
    expect(placed(inOrder([base]), { banners: [], notices: [markOf(base)] }).hidden).toEqual([base]);
  });

  it('come with the urgent ones first, then the newest', () => {
    const urgent: Announcement = { ...base, id: 'urgent', type: 'URGENT', showFrom: '2026-10-01' };
    expect(shown([base, { ...base, id: 'newer', showFrom: '2026-11-10' }, urgent])).toEqual(['urgent', 'newer', 'a']);
  });
});

describe('activities', () => {
  const { dashboard } = textsOf('de-CH', 'dashboard');
  const { enums } = textsOf('de-CH', 'enums');
  const translate = (key: string, params: Record<string, unknown> = {}) => {
    const found = key.split('.').reduce<unknown>((node, part) => (node as Record<string, unknown>)?.[part], {
      dashboard,
      enums,
    });
    return String(found ?? params._ ?? key).replace(/%\{(\w+)\}/g, (_, name: string) => String(params[name]));
  };
  const activity = {
    id: '1',
    kind: 'CREATED',
    createdAt: at(20),
    createdBy: 'Anna',
    ticket: { id: 't', identifier: null, title: 'T' },
    text: null,
    params: {},
  };

  it('are told as one sentence with who and what', () => {
    const moved = { ...activity, kind: 'STATE_CHANGED', params: { from: 'PENDING', to: 'IN_WORK' } };
    expect(activitySentence(moved, translate)).toBe('Anna hat den Status auf «In Arbeit» gesetzt');
    const retyped = { ...activity, kind: 'TYPE_CHANGED', params: { to: 'ORDER' } };
    expect(activitySentence(retyped, translate)).toBe('Anna hat den Typ auf «Auftrag» geändert');
    const file = { ...activity, kind: 'ATTACHMENT_ADDED', createdBy: '', params: { name: 'Plan.pdf' } };
    expect(activitySentence(file, translate)).toBe('System hat «Plan.pdf» angehängt');
  });

  it('of a kind that is not known say that something was changed', () => {
    expect(activitySentence({ ...activity, kind: 'TELEPORTED' }, translate)).toBe('Anna hat etwas geändert');
  });

  it.each(locales)('have a sentence for every kind in %s', (locale) => {
    const kinds = Object.keys(textsOf(locale, 'enums').enums.activityKind);
    const sentences = textsOf(locale, 'dashboard').dashboard.activity;
    expect(kinds.filter((kind) => !sentences[kind])).toEqual([]);
  });
});

describe('links of the overview', () => {
  it('carry the filter of the list in the address, as the overview of tickets reads it', () => {
    const filter = { state_eq_any: ['PENDING'], state_neq: 'CLOSED', responsible: null };
    const address = new URL(listAddress('issue', { filter, sort: ['dueAt', 'ASC'] }), 'http://x');
    expect(address.pathname).toBe('/issue');
    expect(JSON.parse(address.searchParams.get('filter') ?? '')).toEqual(filter);
    expect([address.searchParams.get('sort'), address.searchParams.get('order')]).toEqual(['dueAt', 'ASC']);
  });
});
