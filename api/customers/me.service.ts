import { Injectable } from '@nestjs/common';
import { currentSettings } from '../masterdata/current-settings.js';
import { DocumentService } from '../platform/contract/document.service.js';
import { currentUser } from '../platform/tenancy/session.js';
import { UnitOfWork } from '../platform/tenancy/unit-of-work.js';
import { Customer } from './customer.entity.js';
import type { SignedInUserShape } from './me.shape.js';
import { PreferencesService } from './preferences.service.js';

/** Tells the signed-in user who he is, what he may do and what he keeps. */
@Injectable()
export class MeService {
  constructor(
    private readonly work: UnitOfWork,
    private readonly documents: DocumentService,
    private readonly preferences: PreferencesService,
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
      tenantName: await this.#tenantName(),
      tenants: [...tenants],
      seesAllIssues: user.seesAllIssues,
      executionCompany: user.executionCompany,
      customer: await this.#customer(),
      can: tenant ? this.documents.possibilities(roles) : {},
      preferences: id ? await this.preferences.read() : {},
    };
  }

  async #tenantName(): Promise<string | null> {
    if (!currentUser().tenant) return null;
    return this.work.read(async (em) => (await currentSettings(em)).name);
  }

  async #customer(): Promise<SignedInUserShape['customer']> {
    const { customerId, tenant } = currentUser();
    if (!customerId || !tenant) return null;
    const customer = await this.work.read((em) => em.findOne(Customer, { tenant, id: customerId }));
    return customer && { id: customer.id, code: customer.code, name: customer.name };
  }
}
