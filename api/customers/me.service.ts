import type { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { currentSettings } from '../masterdata/current-settings.js';
import { DocumentService } from '../platform/contract/document.service.js';
import { currentTenant, currentUser } from '../platform/tenancy/session.js';
import { UnitOfWork } from '../platform/tenancy/unit-of-work.js';
import { Customer } from './customer.entity.js';
import type { SignedInUserShape } from './me.shape.js';
import { readPreferences } from './preferences.service.js';

/** Tells the signed-in user who he is, what he may do and what he keeps. */
@Injectable()
export class MeService {
  constructor(
    private readonly work: UnitOfWork,
    private readonly documents: DocumentService,
  ) {}

  async read(): Promise<SignedInUserShape> {
    const { id, username, name, email, roles, customerCode, locale, tenant, tenants, ...user } = currentUser();
    return {
      id,
      username,
      name,
      email,
      roles: [...roles],
      customerCode,
      locale,
      tenant,
      tenants: [...tenants],
      seesAllIssues: user.seesAllIssues,
      executionCompany: user.executionCompany,
      can: tenant ? this.documents.possibilities(roles) : {},
      ...(tenant ? await this.work.read(kept) : { tenantName: null, customer: null, preferences: {} }),
    };
  }
}

/** What the tenant's own records say of the user. */
async function kept(em: EntityManager): Promise<Pick<SignedInUserShape, 'tenantName' | 'customer' | 'preferences'>> {
  const id = currentUser().customerId;
  const customer = id ? await em.findOne(Customer, { tenant: currentTenant(), id }) : null;
  return {
    tenantName: (await currentSettings(em)).name,
    customer: customer && { id: customer.id, code: customer.code, name: customer.name },
    preferences: await readPreferences(em),
  };
}
