import { createHash } from 'node:crypto';
import type { EntityManager } from '@mikro-orm/postgresql';
import { within } from '../../platform/database/within.js';
import type { ClockTerms } from '../deadlines/sla-clocks.js';
import { ServiceAgreement } from './service-agreement.entity.js';

const KEEP = `
  insert into service_agreement (tenant, id, version, created_at, created_by, updated_at, updated_by, terms)
  values ($1, $2, 1, $3, $4, $3, $4, $5) on conflict do nothing`;

const sorted = (value: unknown): unknown => {
  if (Array.isArray(value)) return value.map(sorted);
  if (!(value instanceof Object)) return value;
  return Object.fromEntries(
    Object.entries(value)
      .toSorted(([left], [right]) => (left < right ? -1 : 1))
      .map(([key, inner]) => [key, sorted(inner)]),
  );
};

/** The terms of deadlines, without other properties. */
const clockTerms = ({ calendar, interventionHours, onSiteHours, pausesFor }: ClockTerms): ClockTerms => ({
  calendar: { ...calendar, holidays: calendar.holidays.toSorted() },
  interventionHours,
  onSiteHours,
  pausesFor: pausesFor.toSorted(),
});

/** The id of an agreement, a UUID from the hash of its terms. */
export function agreementOf(terms: ClockTerms): string {
  const digest = createHash('sha256')
    .update(JSON.stringify(sorted(clockTerms(terms))))
    .digest('hex');
  // Version 8 of RFC 9562 is for custom UUIDs.
  return [
    digest.slice(0, 8),
    digest.slice(8, 12),
    `8${digest.slice(13, 16)}`,
    `8${digest.slice(17, 20)}`,
    digest.slice(20, 32),
  ].join('-');
}

/** Stores an agreement with the terms, and returns its id for the ticket. */
export async function keepAgreement(em: EntityManager, terms: ClockTerms): Promise<string> {
  const { tenant, createdAt, createdBy } = new ServiceAgreement();
  const id = agreementOf(terms);
  const content = JSON.stringify(clockTerms(terms));
  await within(em).executeSql(KEEP, [tenant, id, createdAt.toISOString(), createdBy, content]);
  return id;
}
