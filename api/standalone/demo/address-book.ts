import { Address } from '../../customers/address-book/address.entity.js';
import { AddressRules } from '../../customers/address-book/address.rules.js';
import { Contact } from '../../customers/address-book/contact.entity.js';
import { ContactRules } from '../../customers/address-book/contact.rules.js';
import { Project } from '../../customers/address-book/project.entity.js';
import { ProjectRules } from '../../customers/address-book/project.rules.js';
import { User } from '../../masterdata/user.entity.js';
import type { TenantEntity } from '../../platform/tenancy/tenant-entity.js';
import type { CustomerData } from './data/tenant-data.js';
import type { DemoDesk } from './demo-desk.js';
import { demoId } from './reproducible.js';

type Create = <E extends TenantEntity>(type: new () => E, id: string, body: object) => Promise<E>;

/** Writes the customers' records of the CRM: companies, further addresses, contacts and projects. */
export class AddressBook {
  constructor(
    private readonly desk: DemoDesk,
    private readonly create: Create,
  ) {
    desk.register(Address, new AddressRules());
    desk.register(Contact, new ContactRules());
    desk.register(Project, new ProjectRules());
  }

  /** Returns the customer's defaults. Numbers follow each other, so that each record is flushed before the next. */
  async write({ crmAddressNumber: number, body, furtherAddresses, contacts, projects }: CustomerData) {
    const { name, addition, street, postCode, city, phone } = body;
    const company = await this.#add(Address, number, { number, name, addition, street, postCode, city, phone });
    const further: Address[] = [];
    for (const address of furtherAddresses) {
      further.push(
        await this.#add(Address, `${number}-${further.length + 1}`, { ...address.body, parent: company.id }),
      );
    }
    for (const [index, { body: person }] of contacts.entries()) {
      await this.#linkUser(await this.#add(Contact, `${number}.${index + 1}`, { ...person, address: company.id }));
    }
    for (const project of projects) await this.#add(Project, project.number, { ...project.body, address: company.id });
    return {
      defaultBillingAddress: further.find(({ billing }) => billing)?.number ?? null,
      defaultProject: projects[0]?.number ?? null,
    };
  }

  async #add<E extends TenantEntity>(type: new () => E, name: string, body: object): Promise<E> {
    const record = await this.create(type, demoId(`${this.desk.tenant}/${type.name}/${name}`), body);
    await this.desk.flush();
    return record;
  }

  /** Links a user without a demo account to the contact with their mail address. */
  async #linkUser({ email, number }: Contact): Promise<void> {
    const user = await this.desk.em.findOne(User, { tenant: this.desk.tenant, email, subject: null });
    if (user) user.externalContactNumber = number;
  }
}
