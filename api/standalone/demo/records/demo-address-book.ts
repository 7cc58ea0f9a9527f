import { Address } from '../../../customers/address-book/address.entity.js';
import { AddressRules } from '../../../customers/address-book/address.rules.js';
import { Contact } from '../../../customers/address-book/contact.entity.js';
import { ContactRules } from '../../../customers/address-book/contact.rules.js';
import { Project } from '../../../customers/address-book/project.entity.js';
import { ProjectRules } from '../../../customers/address-book/project.rules.js';
import { User } from '../../../masterdata/user.entity.js';
import type { TenantEntity } from '../../../platform/tenancy/tenant-entity.js';
import type { DemoDesk } from '../demo-desk.js';
import { demoId } from '../ids.js';
import type { CustomerScript } from '../tenant-script.js';

type Create = <E extends TenantEntity>(type: new () => E, id: string, body: object) => Promise<E>;

/** What a customer takes from its address in the CRM. */
interface CrmDefaults {
  readonly defaultBillingAddress: string | null;
  readonly defaultProject: string | null;
}

/** Writes the CRM's side of customers: companies, further addresses, contacts and projects. */
export class DemoAddressBook {
  constructor(
    private readonly desk: DemoDesk,
    private readonly create: Create,
  ) {
    desk.obey(Address, new AddressRules());
    desk.obey(Contact, new ContactRules());
    desk.obey(Project, new ProjectRules());
  }

  /** Numbers follow each other, so that each record is flushed before the next. */
  async write({ fields, crm }: CustomerScript): Promise<CrmDefaults> {
    const { crmAddressNumber: number, name, addition, street, postCode, city, phone } = fields;
    const company = await this.#add(Address, number, { number, name, addition, street, postCode, city, phone });
    const further: Address[] = [];
    for (const [furtherName, billing, [line, code, place]] of crm.further) {
      const body = { name: furtherName, billing, parent: company.id, street: line, postCode: code, city: place };
      further.push(await this.#add(Address, `${number}-${further.length + 1}`, body));
    }
    for (const [at, [firstname, lastname, position, email, mobile]] of crm.contacts.entries()) {
      const body = { firstname, lastname, position, email, phone: mobile, address: company.id };
      const contact = await this.#add(Contact, `${number}.${at + 1}`, body);
      await this.#base(contact);
    }
    for (const [project, title] of crm.projects) {
      await this.#add(Project, project, { number: project, name: title, address: company.id });
    }
    return {
      defaultBillingAddress: further.find(({ billing }) => billing)?.number ?? null,
      defaultProject: crm.projects[0]?.[0] ?? null,
    };
  }

  async #add<E extends TenantEntity>(type: new () => E, name: string, body: object): Promise<E> {
    const record = await this.create(type, demoId(`${this.desk.tenant}/${type.name}/${name}`), body);
    await this.desk.flush();
    return record;
  }

  /** A user without an account of the demonstration is based on the contact who has their address. */
  async #base({ email, number }: Contact): Promise<void> {
    const where = { tenant: this.desk.tenant, email, subject: null };
    const user = await this.desk.em.findOne(User, where);
    if (user) user.externalContactNumber = number;
  }
}
