import { ref } from '@mikro-orm/core';
import type { EntityManager } from '@mikro-orm/postgresql';
import { domainName } from '../../platform/fields/mail-address.js';
import { invalidField } from '../../platform/http/problem.js';
import { referenceTo } from '../../platform/tenancy/reference.js';
import { Customer } from './customer.entity.js';
import { CustomerDomain } from './customer-domain.entity.js';

/** The domain of an address in its compared form; null for a public mail provider and for an address without a domain. */
export function ownDomainOf(address: string | null): string | null {
  const domain = domainName(address?.split('@')[1] ?? '');
  return domain === '' || isPublicProvider(domain) ? null : domain;
}

/** Throws 422 DOMAIN_PUBLIC for the domain of a public mail provider. */
export function assertOwnDomain(domain: string, pointer: string): void {
  if (isPublicProvider(domain)) throw invalidField(pointer, 'DOMAIN_PUBLIC');
}

/**
 * Assigns the domain of an address to a customer. Returns the id of a new record, null for a changed one. Throws 422
 * DOMAIN_PUBLIC. The caller flushes.
 */
export async function rememberDomain(em: EntityManager, address: string, customer: string): Promise<string | null> {
  const domain = ownDomainOf(address);
  if (!domain) throw invalidField('/remembersDomain', 'DOMAIN_PUBLIC');
  const existing = await em.findOne(CustomerDomain, { domain });
  const owner = ref(referenceTo(em, Customer, customer));
  if (existing) {
    existing.customer = owner;
    return null;
  }
  const created = Object.assign(new CustomerDomain(), { domain, customer: owner });
  em.persist(created);
  return created.id;
}

/** Domains of public mail providers. */
const PROVIDERS = new Set(
  (
    'aol.com bluemail.ch bluewin.ch freenet.de free.fr gmail.com googlemail.com gmx.at gmx.ch gmx.com gmx.de gmx.net ' +
    'hispeed.ch hotmail.ch hotmail.com hotmail.de hotmail.fr hotmail.it hey.com icloud.com infomaniak.ch ik.me ' +
    'laposte.net libero.it live.com mac.com mail.ch mail.com me.com msn.com orange.fr outlook.com outlook.de ' +
    'outlook.fr outlook.it pm.me proton.me protonmail.ch protonmail.com quickline.ch romandie.com sfr.fr sunrise.ch ' +
    't-online.de tiscali.it tuta.com tutanota.com virgilio.it wanadoo.fr web.de yahoo.ch yahoo.com yahoo.de yahoo.fr ' +
    'yahoo.it zoho.com'
  ).split(' '),
);

/** Providers with a domain in each country. */
const FAMILIES = /^(?:gmx|hotmail|yahoo|live|outlook)\.[a-z.]{2,6}$/;

/** Whether the domain belongs to a public mail provider. */
const isPublicProvider = (domain: string): boolean => PROVIDERS.has(domain) || FAMILIES.test(domain);
