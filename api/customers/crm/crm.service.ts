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
  type NewCrmAddress,
  type NewCrmContact,
} from './crm.shape.js';
import { pageOf } from './crm-query.js';

/** Age of the last reading until which a copy is current: twice the interval of readings, and some more. */
const CURRENT_MS = 15 * 60_000;
const EMPTY: Page<never> = { rows: [], total: 0, exact: true, next: null };

/** Reads and adds records of the CRM: first the CRM, outside of any transaction, then our customers and users. */
@Injectable()
export class CrmService {
  constructor(
    @Inject(serviceOf(Customer)) private readonly customers: ResourceService<Customer>,
    private readonly work: UnitOfWork,
    private readonly erp: Erp,
    private readonly connections: ErpConnections,
  ) {}

  /** The system of the records. They are read from our own tables, also while the system does not answer. */
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
    const address = await this.erp.address(number);
    if (!address) throw notFound();
    const { rows } = await this.#linked({ rows: [address], total: 1 });
    return rows[0] as CrmAddress;
  }

  async subaddresses(address: string, query: ErpQuery): Promise<Page<CrmAddress>> {
    return this.#linked(await this.erp.subaddresses(address, query));
  }

  async addSubaddress(address: string, input: NewCrmAddress): Promise<CrmAddress> {
    return { ...(await this.erp.addSubaddress(address, input)), customer: null };
  }

  async projects(address: string | undefined, query: ErpQuery): Promise<Page<CrmProject>> {
    const page = await this.erp.projects(address ?? null, query);
    return pageOf(page, [...page.rows]);
  }

  async project(number: string): Promise<CrmProject> {
    const project = await this.erp.project(number);
    if (!project) throw notFound();
    return project;
  }

  async catalogItems(query: ErpQuery): Promise<Page<CrmCatalogItem>> {
    const page = await this.erp.catalogItems(query);
    return pageOf(page, page.rows.map(visibleItem));
  }

  async catalogItem(number: string): Promise<CrmCatalogItem> {
    const item = await this.erp.catalogItem(number);
    if (!item) throw notFound();
    return visibleItem(item);
  }

  /** Contacts of a customer within the user's reach; none while it is not linked to the CRM. */
  async contacts(customerId: string, query: ErpQuery): Promise<Page<CrmContact>> {
    const address = await this.#addressOf(customerId);
    if (address === null) return EMPTY;
    const page = await this.erp.contacts(address, query);
    return pageOf(page, await this.#withUsers(page.rows));
  }

  /** Adds a contact at the customer's address. Throws 409 CRM_ADDRESS_MISSING while it has none. */
  async addContact(customerId: string, input: NewCrmContact): Promise<CrmContact> {
    const address = await this.#addressOf(customerId);
    if (address === null) throw new Problem(409, 'CRM_ADDRESS_MISSING');
    return { ...(await this.erp.addContact(address, input)), user: null };
  }

  #addressOf(customerId: string): Promise<string | null> {
    return this.work.read(async (em) => (await this.customers.load(em, customerId)).crmAddressNumber);
  }

  /** Adds the linked customer to each address. */
  async #linked(page: { rows: readonly ErpAddress[]; total: number | null }): Promise<Page<CrmAddress>> {
    const numbers = page.rows.map(({ number }) => number);
    const where = { crmAddressNumber: { $in: numbers } };
    const linked = await this.work.read((em) => em.find(Customer, where));
    const customerOf = new Map(
      linked.map(({ id, code, name, crmAddressNumber }) => [crmAddressNumber, { id, code, name }]),
    );
    return pageOf(
      page,
      page.rows.map((address) => ({ ...address, customer: customerOf.get(address.number) ?? null })),
    );
  }

  /** Adds to each contact the user who is based on it, for agents. */
  async #withUsers(contacts: readonly ErpContact[]): Promise<CrmContact[]> {
    const numbers = contacts.map(({ number }) => number);
    const where = { externalContactNumber: { $in: numbers } };
    const isAgent = currentUser().roles.includes(Role.Agent);
    const users = isAgent ? await this.work.read((em) => em.find(User, where)) : [];
    const userOf = new Map(users.map(({ id, externalContactNumber }) => [externalContactNumber, id]));
    return contacts.map((contact) => ({ ...contact, user: userOf.get(contact.number) ?? null }));
  }
}

/** An item without its price for users outside the desk. */
function visibleItem({ unitPrice, ...item }: ErpCatalogItem): CrmCatalogItem {
  if (!currentUser().roles.includes(Role.Agent)) return item;
  return { ...item, unitPrice: unitPrice === null ? null : unitPrice / 100 };
}
