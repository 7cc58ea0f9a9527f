import type { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { Absence } from '../masterdata/absence.entity.js';
import { currentSettings } from '../masterdata/current-settings.js';
import { currentLogo } from '../masterdata/logo/current-logo.js';
import { presentAbsences } from '../masterdata/present-absences.js';
import { permits } from '../platform/access/permission.js';
import { DocumentService } from '../platform/contract/document.service.js';
import { today, yesterday } from '../platform/resource/today.js';
import { currentUser, recordKey } from '../platform/tenancy/session.js';
import { UnitOfWork } from '../platform/tenancy/unit-of-work.js';
import { Identity } from '../ports/identity.js';
import { actingRole, Role } from '../vocabulary/role.js';
import type { SignedInUserShape } from './me.shape.js';
import { readPreferences } from './preferences.service.js';
import { Customer } from './record/customer.entity.js';
import { mayChangePassword } from './users/my-account.service.js';
import { assignableRoles } from './users/user-roles.js';

/** Reads the signed-in user with their rights and settings. */
@Injectable()
export class MeService {
  constructor(
    private readonly work: UnitOfWork,
    private readonly documents: DocumentService,
    private readonly identity: Identity,
  ) {}

  async read(): Promise<SignedInUserShape> {
    const user = currentUser();
    const { id, username, name, email, roles, facts, locale, tenant, tenants } = user;
    const { customerCode, seesAllIssues, executionCompany } = facts;
    return {
      id,
      username,
      name,
      email,
      roles: [...roles],
      actsAs: actingRole(roles) ?? null,
      customerCode,
      locale,
      tenant,
      tenants: [...tenants],
      seesAllIssues,
      executionCompany,
      account: {
        changePassword: this.identity.keepsAccounts && mayChangePassword(customerCode),
        locked: tenants.length > 1,
        assignableRoles: permits([Role.ManageCustomer], roles) ? assignableRoles(roles) : [],
      },
      can: tenant ? this.documents.allowedActionsByPath(user) : {},
      ...(tenant
        ? await this.work.read(tenantPart)
        : { tenantName: null, tenantLocale: null, tenantLogo: null, customer: null, absence: null, preferences: {} }),
    };
  }

  /** Ends the absences of today: one that began before today ends yesterday, one that began today is removed. */
  async endAbsence(): Promise<SignedInUserShape> {
    const day = today();
    const id = currentUser().id as string;
    await this.work.write(async (em) => {
      const present = { user: { id }, activeFrom: { $lte: day }, activeTo: { $gte: day } };
      for (const absence of await em.find(Absence, present)) {
        if (absence.activeFrom === day) em.remove(absence);
        else Object.assign(absence, { activeTo: yesterday() }).touch();
      }
    });
    return this.read();
  }
}

/** The part of the user from the tenant's records. */
async function tenantPart(
  em: EntityManager,
): Promise<
  Pick<SignedInUserShape, 'tenantName' | 'tenantLocale' | 'tenantLogo' | 'customer' | 'absence' | 'preferences'>
> {
  const id = currentUser().facts.customerId;
  const customer = id ? await em.findOne(Customer, recordKey(id)) : null;
  const { name, language } = await currentSettings(em);
  return {
    tenantName: name,
    tenantLocale: language,
    tenantLogo: (await currentLogo(em))?.id ?? null,
    customer: customer && { id: customer.id, code: customer.code, name: customer.name },
    absence: await ownAbsence(em),
    preferences: await readPreferences(em),
  };
}

async function ownAbsence(em: EntityManager): Promise<SignedInUserShape['absence']> {
  const { id } = currentUser();
  const absence = id && (await presentAbsences(em, [id])).get(id);
  return absence ? { id: absence.id, activeFrom: absence.activeFrom, activeTo: absence.activeTo } : null;
}
