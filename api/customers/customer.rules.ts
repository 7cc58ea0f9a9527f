import type { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import type { Computations, RecordJson, SqlValue } from '../platform/read/record.js';
import type { Condition } from '../platform/resource/condition.js';
import type { Changes, PlannedWrite, ResourceRules } from '../platform/rest/rules.js';
import type { SignedInUser } from '../platform/tenancy/session.js';
import { CrmLink } from './crm/crm-link.js';
import { ErpNumbers } from './crm/erp-numbers.js';
import { Customer } from './record/customer.entity.js';
import { customerScope } from './record/customer-scope.js';
import { ExecutorReach } from './record/executor-reach.js';

/** The fields of a customer with numbers of the ERP. */
export const CUSTOMER_NUMBERS = {
  crmAddressNumber: 'ADDRESS',
  defaultBillingAddress: 'BILLING_ADDRESS',
  defaultProject: 'PROJECT',
} as const;

/** Reach and ERP numbers of customers, and the end of a link to a CRM address. */
@Injectable()
export class CustomerRules implements ResourceRules<Customer> {
  constructor(
    private readonly reach: ExecutorReach,
    private readonly link: CrmLink,
    private readonly numbers: ErpNumbers,
  ) {
    numbers?.register(Customer, CUSTOMER_NUMBERS);
  }

  around(write: PlannedWrite<Customer>): Promise<RecordJson> {
    return this.numbers.around(write, Customer, CUSTOMER_NUMBERS);
  }

  scope(user: SignedInUser): Condition | undefined {
    return customerScope(user, (code) => ({ code }), this.reach.of('customers', user));
  }

  computed(): Computations<Customer> {
    return { logo: { sql: { logo: logoSql }, value: ({ logo }) => logo } };
  }

  async beforeUpdate(customer: Customer, { names, before }: Changes, em: EntityManager): Promise<void> {
    if (names.has('crmAddressNumber') && before.crmAddressNumber !== null) await this.link.leave(em, customer, names);
  }
}

const logoSql: SqlValue = (column) =>
  `(select l.id from customer_logo l where l.tenant = ${column('tenant')} and l.customer_id = ${column('id')})`;
