import { clock } from '../../platform/clock.js';
import { translate } from '../../platform/http/texts.js';
import type { Locale } from '../../vocabulary/locale.js';
import { TicketState, TicketType } from '../../vocabulary/ticket.js';
import { ReportState } from '../../vocabulary/work.js';
import { localised, type Placeholders } from '../plan/mail-placeholders.js';
import { ratingLinks } from '../plan/rating-mail-links.js';

const DAY = '2026-11-20';

/** Example values in the reader's language, for previews without a ticket. */
export function exampleValues(locale: Locale, url: string): Placeholders {
  const write = localised(locale);
  const text = (name: string) => translate(locale, `mails.examples.${name}`);
  const person = 'Anna Keller';
  const agent = 'Urs Frei';
  return {
    ticket: {
      identifier: 'ALP-2026-00017',
      title: text('title'),
      type: write.choice('ticketType', TicketType.Incident),
      state: write.choice('ticketState', TicketState.InWork),
      priority: write.choice('priority', 'HIGH'),
      category: text('category'),
      description: text('description'),
      createdAt: write.moment(new Date(`${DAY}T08:15:00Z`)),
      dueAt: write.moment(new Date(`${DAY}T16:00:00Z`)),
      url,
      isDraft: false,
    },
    customer: { code: 'ACME', name: 'Acme AG' },
    location: { name: text('location'), address: 'Seestrasse 1, 8000 Zürich' },
    asset: { name: text('asset'), serialNumber: 'SN-4711' },
    contact: { name: person, phone: '+41 44 123 45 67', email: 'anna.keller@acme.example' },
    agent: { name: agent },
    group: { name: text('group') },
    execution: { company: 'Rohr & Draht', responsible: 'Marco Rossi' },
    recipient: { name: person },
    tenant: { name: 'Alpina', supportEmail: 'support@alpina.example', logo: null },
    now: write.moment(clock.now()) ?? '',
    assignment: { by: agent, note: text('note'), from: 'Eva Roth', to: agent },
    message: { text: text('message'), author: agent, attachments: 'foto.jpg' },
    note: { text: text('note'), author: agent },
    state: {
      from: write.choice('ticketState', TicketState.Pending),
      to: write.choice('ticketState', TicketState.InWork),
      reason: text('note'),
    },
    trigger: { kind: write.fieldName('tickets', 'resubmissionDate'), at: write.day(DAY) },
    closing: {
      state: write.choice('closingState', 'COMPLETED'),
      note: text('closing'),
      draftNote: text('closing'),
      date: write.day(DAY),
    },
    link: { rework: url, reopen: url },
    original: { identifier: null, url: null },
    report: {
      identifier: 'ALP-R-2026-00003',
      project: 'P-2026-7',
      executionDate: write.day(DAY),
      technician: 'Marco Rossi',
      link: url,
    },
    invoices: [
      { number: 'R-2026-101', amount: write.money(123_450) },
      { number: 'R-2026-102', amount: write.money(8_900) },
    ],
    reports: [
      {
        identifier: 'ALP-R-2026-00003',
        state: write.choice('reportState', ReportState.Billable),
        executionDate: write.day(DAY),
        technician: 'Marco Rossi',
        project: 'P-2026-7',
        link: url,
      },
    ],
    ratings: ratingLinks(url.replace(/\/issue\/[^/]*$/, ''), 'alpina', locale),
    sla: {
      clock: text('clock'),
      target: write.moment(new Date(`${DAY}T16:00:00Z`)),
      remaining: text('duration'),
      overdueBy: text('duration'),
      reachedAt: null,
    },
    error: { code: 'ERP-409', text: text('error') },
    correlationId: '7f3c1a',
    appointment: {
      title: text('appointment'),
      date: write.day(DAY),
      time: '08:00–09:30',
      person: 'Marco Rossi',
      note: text('note'),
      isMoved: false,
      isConfirmed: false,
    },
  };
}
