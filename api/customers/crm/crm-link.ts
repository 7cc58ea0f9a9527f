import type { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { User } from '../../masterdata/user.entity.js';
import { Problem } from '../../platform/http/problem.js';
import type { ErpNumber } from '../../vocabulary/erp.js';
import type { CUSTOMER_CONFIRMATIONS } from '../../vocabulary/ticket.js';
import type { Customer } from '../record/customer.entity.js';
import { UserDeactivation } from '../users/user-deactivation.js';

const QUESTION: (typeof CUSTOMER_CONFIRMATIONS)[number] = 'DISCONNECT_DEACTIVATES_USERS';

const hasNumber = (customer: Customer, kind: ErpNumber) =>
  (kind === 'PROJECT' ? customer.defaultProject : customer.defaultBillingAddress) !== null || kind === 'ADDRESS';

/** The link of a customer to its address in the CRM (spec §4). */
@Injectable()
export class CrmLink {
  constructor(private readonly users: UserDeactivation) {}

  /**
   * Ends the link to the former address: users based on its contacts become inactive, and billing address and project
   * are removed unless the change has others. Users need a confirmation: 409 CONFIRMATION_REQUIRED with their number.
   */
  async leave(em: EntityManager, customer: Customer, changed: ReadonlySet<string>): Promise<void> {
    const { code, confirm = [] } = customer;
    const based = { customerCode: code, active: true, externalContactNumber: { $ne: null } };
    const users = await em.find(User, based, { orderBy: { id: 'asc' } });
    if (users.length > 0 && !confirm.includes(QUESTION)) {
      const params = { n: users.length };
      const errors = [{ pointer: '/crmAddressNumber', code: QUESTION, params }];
      throw new Problem(409, 'CONFIRMATION_REQUIRED', { codes: [QUESTION], ...params }, errors);
    }
    await this.users.deactivate(em, users);
    if (!changed.has('defaultBillingAddress')) customer.defaultBillingAddress = null;
    if (!changed.has('defaultProject')) customer.defaultProject = null;
    customer.unverified = customer.unverified.filter((kind) => hasNumber(customer, kind));
  }
}
