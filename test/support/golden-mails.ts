import { randomUUID } from 'node:crypto';
import { invitationLetter } from '../../api/customers/users/invitation-letter.js';
import { type DigestLine, writeDigest } from '../../api/mails/dispatch/digest-text.js';
import { writeMail } from '../../api/mails/dispatch/mail-text.js';
import { exampleValues } from '../../api/mails/preview/example-values.js';
import { shippedTemplate } from '../../api/mails/templates/shipped-template.js';
import type { TenantLogo } from '../../api/masterdata/logo/tenant-logo.entity.js';
import { letterText } from '../../api/masterdata/mail-frame/desk-mails.js';
import { logoValue } from '../../api/masterdata/mail-frame/mail-pictures.js';
import type { User } from '../../api/masterdata/user.entity.js';
import { requestLetter } from '../../api/portal/request-forms/request-letter.js';
import type { Locale } from '../../api/vocabulary/locale.js';
import { COMMON_MAIL_PLACEHOLDERS, EVENT_PLACEHOLDERS, MAIL_EVENTS } from '../../api/vocabulary/mail.js';

/** A mail of the product under the name of its event. */
export interface GoldenMail {
  readonly name: string;
  readonly subject: string;
  readonly text: string;
  readonly html: string;
}

const URL = 'https://desk.example/volta-service-desk';
const TICKET = `${URL}/issue/019f0000-0000-7000-8000-000000000017`;

/** Every mail of the product in its shipped template, about one made-up ticket of a tenant with a logo. */
export function goldenMails(locale: Locale): GoldenMail[] {
  const logo = { id: randomUUID() } as TenantLogo;
  const values = exampleValues(locale, TICKET);
  const tenant = { ...values.tenant, logo: logoValue(logo, 'Alpina') };
  const mailOf = (event: (typeof MAIL_EVENTS)[number], given: object = {}) => {
    const known = [...COMMON_MAIL_PLACEHOLDERS, ...EVENT_PLACEHOLDERS[event]];
    return writeMail(shippedTemplate(event, locale), { ...values, tenant, ...given }, locale, known, true);
  };
  const events = MAIL_EVENTS.map((event) => ({ name: event, ...mailOf(event) }));
  const forGood = mailOf('ISSUE_STATE_CLOSED', { link: { ...values.link, reopen: null } });
  const original = { identifier: 'ALP-2026-00012', url: `${URL}/issue/019f0000-0000-7000-8000-000000000012` };
  const duplicate = mailOf('ISSUE_STATE_CLOSED', { original, link: { ...values.link, reopen: null } });
  const desk = { name: 'Alpina', logo };
  const user = { name: 'Anna Keller', username: 'anna.keller', language: locale };
  const link = {
    url: 'https://id.example/realms/volta/new-password?token=0123',
    until: new Date('2026-11-23T15:00:00Z'),
  };
  const request = { url: `${URL}/portal/confirm/alpina/0123`, location: values.location.name ?? '' };
  return [
    ...events,
    { name: 'ISSUE_STATE_CLOSED, for good', ...forGood },
    { name: 'ISSUE_STATE_CLOSED, duplicate', ...duplicate },
    { name: 'INVITATION', ...letterText(invitationLetter(user, link), desk) },
    { name: 'REQUEST', ...letterText(requestLetter({ name: 'Anna Keller', locale }, request), desk) },
    ...digests(user, { name: 'Alpina', supportEmail: 'support@alpina.example', logo: tenant.logo }),
  ];
}

const LINES: readonly DigestLine[] = (
  [
    ['ISSUE_ASSIGNED', '17', 'ALP-2026-00017 – Pumpe <Nord> & Süd'],
    ['ISSUE_MESSAGE_FROM_CUSTOMER_TO_AGENT_ADDED', '18', 'ALP-2026-00018'],
    ['ISSUE_WORK_NOTE_ADDED', '17', 'ALP-2026-00017 – Pumpe <Nord> & Süd'],
    ['SLA_BREACH', '17', 'ALP-2026-00017 – Pumpe <Nord> & Süd'],
  ] as const
).map(([event, ticket, title], minute) => {
  const ticketUrl = `${URL}/issue/019f0000-0000-7000-8000-0000000000${ticket}`;
  const at = new Date(Date.UTC(2026, 10, 20, 7, minute));
  return { event, at, ticket, title, ticketUrl, url: `${ticketUrl}#activity-${minute}` };
});

/** The digests of a reader who gets all events together: several events, and a single one. */
const digests = (reader: Pick<User, 'name' | 'language'>, tenant: Parameters<typeof writeDigest>[1]['tenant']) => [
  { name: 'DIGEST', ...writeDigest(LINES, { reader, tenant }) },
  { name: 'DIGEST_OF_ONE', ...writeDigest(LINES.slice(0, 1), { reader, tenant }) },
];
