import { Inject, Injectable } from '@nestjs/common';
import { ErpConnections } from '../../erp/connections/erp-connections.js';
import { User } from '../../masterdata/user.entity.js';
import { clock } from '../../platform/clock.js';
import { notFound, Problem } from '../../platform/http/problem.js';
import type { Page } from '../../platform/rest/list.js';
import { serviceOf } from '../../platform/rest/resource-controller.js';
import type { ResourceService } from '../../platform/rest/resource-service.js';
import { currentUser } from '../../platform/tenancy/session.js';
import { UnitOfWork } from '../../platform/tenancy/unit-of-work.js';
import { Erp, type ErpAddress, type ErpCatalogItem, type ErpContact, type ErpQuery } from '../../ports/erp.js';
import { Role } from '../../vocabulary/role.js';
import { Customer } from '../record/customer.entity.js';
import {
  type CrmAddress,
  type CrmCatalogItem,
  type CrmContact,
  type CrmProject,
  CrmSource,
  type LinkedCustomer,
  type NewCrmAddress,
  type NewCrmContact,
} from './crm.shape.js';
import { pageOf } from './crm-query.js';

/** Twice as long as it takes to read what has changed, and some more. */
const CURRENT_MS = 15 * 60_000;
const NOBODY: Page<never> = { rows: [], total: 0, exact: true, next: null };

/** What the desk looks up and adds in the CRM. The CRM is asked first, outside of any transaction; then who is linked. */
@Injectable()
export class CrmService {
  constructor(
    @Inject(serviceOf(Customer)) private readonly customers: ResourceService<Customer>,
    private readonly work: UnitOfWork,
    private readonly erp: Erp,
    private readonly connections: ErpConnections,
  ) {}

  /** Where the records come from that are searched here: from our own tables, whatever the system does. */
  async source(): Promise<CrmSource> {
    const connection = await this.connections.directory();
    const source = new CrmSource();
    if (!connection) return Object.assign(source, { current: true });
    const { name, readAt, tells: keeps } = connection;
    const current = readAt !== null && clock.now().getTime() - readAt.getTime() < CURRENT_MS;
    return Object.assign(source, { name, readAt, current, keeps });
  }

  async addresses(query: ErpQuery): Promise<Page<CrmAddress>> {
    return this.#linked(await this.erp.addresses(query));
  }

  async address(number: string): Promise<CrmAddress> {
    const found = await this.erp.address(number);
    if (!found) throw notFound();
    const { rows } = await this.#linked({ rows: [found], total: 1 });
    return rows[0] as CrmAddress;
  }

  async subaddresses(address: string, query: ErpQuery): Promise<Page<CrmAddress>> {
    return this.#linked(await this.erp.subaddresses(address, query));
  }

  async addSubaddress(address: string, given: NewCrmAddress): Promise<CrmAddress> {
    return { ...(await this.erp.addSubaddress(address, given)), customer: null };
  }

  async projects(address: string | undefined, query: ErpQuery): Promise<Page<CrmProject>> {
    const page = await this.erp.projects(address ?? null, query);
    return pageOf(page, [...page.rows]);
  }

  async project(number: string): Promise<CrmProject> {
    const found = await this.erp.project(number);
    if (!found) throw notFound();
    return found;
  }

  async catalogItems(query: ErpQuery): Promise<Page<CrmCatalogItem>> {
    const page = await this.erp.catalogItems(query);
    return pageOf(page, page.rows.map(toldOf));
  }

  async catalogItem(number: string): Promise<CrmCatalogItem> {
    const found = await this.erp.catalogItem(number);
    if (!found) throw notFound();
    return toldOf(found);
  }

  /** Contacts of a customer within the user's reach; none while it is not linked to the CRM. */
  async contacts(customerId: string, query: ErpQuery): Promise<Page<CrmContact>> {
    const address = await this.#addressOf(customerId);
    if (address === null) return NOBODY;
    const page = await this.erp.contacts(address, query);
    return pageOf(page, await this.#withUsers(page.rows));
  }

  /** Adds a contact at the customer's address. Throws 409 CRM_ADDRESS_MISSING while it has none. */
  async addContact(customerId: string, given: NewCrmContact): Promise<CrmContact> {
    const address = await this.#addressOf(customerId);
    if (address === null) throw new Problem(409, 'CRM_ADDRESS_MISSING');
    return { ...(await this.erp.addContact(address, given)), user: null };
  }

  #addressOf(customerId: string): Promise<string | null> {
    return this.work.read(async (em) => (await this.customers.load(em, customerId)).crmAddressNumber);
  }

  /** Tells with each address which customer is linked to it. */
  async #linked(page: { rows: readonly ErpAddress[]; total: number | null }): Promise<Page<CrmAddress>> {
    const numbers = page.rows.map(({ number }) => number);
    const where = { crmAddressNumber: { $in: numbers } };
    const linked = await this.work.read((em) => em.find(Customer, where));
    const customerOf = new Map(linked.map((one) => [one.crmAddressNumber, shown(one)]));
    return pageOf(
      page,
      page.rows.map((address) => ({ ...address, customer: customerOf.get(address.number) ?? null })),
    );
  }

  /** Tells agents with each contact which user is based on it. */
  async #withUsers(contacts: readonly ErpContact[]): Promise<CrmContact[]> {
    const numbers = contacts.map(({ number }) => number);
    const where = { externalContactNumber: { $in: numbers } };
    const told = currentUser().roles.includes(Role.Agent);
    const users = told ? await this.work.read((em) => em.find(User, where)) : [];
    const userOf = new Map(users.map(({ id, externalContactNumber }) => [externalContactNumber, id]));
    return contacts.map((contact) => ({ ...contact, user: userOf.get(contact.number) ?? null }));
  }
}

const shown = ({ id, code, name }: Customer): LinkedCustomer => ({ id, code, name });

/** An item as its reader may see it: prices are the desk's. */
function toldOf({ unitPrice, ...item }: ErpCatalogItem): CrmCatalogItem {
  if (!currentUser().roles.includes(Role.Agent)) return item;
  return { ...item, unitPrice: unitPrice === null ? null : unitPrice / 100 };
}
