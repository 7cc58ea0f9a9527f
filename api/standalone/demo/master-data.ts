import { Readable } from 'node:stream';
import { ref } from '@mikro-orm/core';
import sharp from 'sharp';
import { Announcement } from '../../announcements/announcement.entity.js';
import { CatalogItem } from '../../customers/address-book/catalog-item.entity.js';
import { Employee } from '../../customers/address-book/employee.entity.js';
import { Asset } from '../../customers/assets/asset.entity.js';
import { CustomerLogo } from '../../customers/logo/customer-logo.entity.js';
import { Customer } from '../../customers/record/customer.entity.js';
import { Location } from '../../customers/record/location.entity.js';
import { fileKeyOf } from '../../files/file-key.js';
import type { LogoRecord } from '../../files/logo/logo-record.js';
import { Article } from '../../masterdata/articles/article.entity.js';
import { AssignmentGroup } from '../../masterdata/assignment-group.entity.js';
import { Category } from '../../masterdata/category.entity.js';
import { CustomField } from '../../masterdata/custom-fields/custom-field.entity.js';
import { Holiday } from '../../masterdata/holidays/holiday.entity.js';
import { swissHolidays } from '../../masterdata/holidays/swiss-holidays.js';
import { TenantLogo } from '../../masterdata/logo/tenant-logo.entity.js';
import { Sla } from '../../masterdata/sla.entity.js';
import { TenantSettings } from '../../masterdata/tenant-settings.entity.js';
import { TextBlock } from '../../masterdata/text-blocks/text-block.entity.js';
import { User } from '../../masterdata/user.entity.js';
import { Problem } from '../../platform/http/problem.js';
import { resourceOf } from '../../platform/resource/resource.js';
import type { TenantEntityClass } from '../../platform/resource/resource-model.js';
import type { TenantEntity } from '../../platform/tenancy/tenant-entity.js';
import type { FileStore } from '../../ports/files.js';
import type { Region } from '../../vocabulary/standard-codes.js';
import { TICKET_PRIORITIES } from '../../vocabulary/ticket.js';
import { AddressBook } from './address-book.js';
import { type Cast, type Client, clientId, type Player, playersOf, type Site, type Team } from './cast.js';
import { customValuesOf } from './custom-values.js';
import { DataFault } from './data/data-reader.js';
import type { DemoData } from './data/demo-data.js';
import type { CustomerData, GroupData, LocationData, TenantData } from './data/tenant-data.js';
import type { DemoDesk } from './demo-desk.js';
import { demoId } from './reproducible.js';
import type { WorkTime } from './work-time.js';

/** Writes the records of a tenant that exist before its first ticket. */
export class MasterData {
  readonly #tenantData: TenantData;
  readonly #players: Player[];
  readonly #addressBook: AddressBook;

  constructor(
    private readonly desk: DemoDesk,
    private readonly data: DemoData,
    private readonly time: WorkTime,
    private readonly store: FileStore,
  ) {
    this.#tenantData = data[desk.tenant];
    this.#players = playersOf(desk.tenant, this.#tenantData.people);
    this.#addressBook = new AddressBook(desk, (type, id, body) => this.#create(type, id, body));
  }

  /** Each kind is flushed before those that refer to it. */
  async write(): Promise<Cast> {
    const { desk } = this;
    const { tenant, customers, catalog, employees } = this.#tenantData;
    const { settings, logo, categories, slas } = tenant;
    const priorities = { customerPriorities: [...TICKET_PRIORITIES] };
    await this.#create(TenantSettings, this.#id('settings', desk.tenant), { ...settings.body, ...priorities });
    if (logo) await this.#storeLogo(new TenantLogo(), 'logo', logo);
    await this.#customFields();
    for (const player of this.#players) await this.#addPlayer(player);
    const own = categories.map((code) => this.data.categories.find((category) => category.code === code)!);
    await this.#add(Category, 'category', own, ({ code, body }) => [code, body]);
    await this.#add(Sla, 'sla', slas, ({ name, body }) => [name, body]);
    await this.#holidays();
    await this.#add(CatalogItem, 'catalog-item', catalog, ({ number, body }) => [number, body]);
    await this.#add(Employee, 'employee', employees, ({ number, body }) => [number, body]);
    await desk.flush();
    const teams = await this.#teams();
    await this.#texts();
    await desk.flush();
    const clients: Client[] = [];
    for (const customer of customers) clients.push(await this.#client(customer));
    await desk.flush();
    return {
      players: new Map(this.#players.map((player) => [player.username, player])),
      clients,
      teams,
      categories: new Map(categories.map((code) => [code, this.#id('category', code)])),
    };
  }

  #id = (kind: string, name: string) => demoId(`${this.desk.tenant}/${kind}/${name}`);

  #player = (username: string) => this.#players.find((player) => player.username === username) as Player;

  /** Creates a record as the manager, before the first step of any ticket. */
  #create<E extends TenantEntity>(type: new () => E, id: string, body: object): Promise<E> {
    const manager = this.#player(`${this.desk.tenant}-manager`);
    const at = this.time.ago(this.time.longestAgo);
    const created = this.desk.act(manager, at, () => this.desk.create(type, id, body as Record<string, unknown>));
    return created.catch((error) => {
      const subject = `demo/${this.desk.tenant}: the ${type.name} ${JSON.stringify(body)}`;
      throw error instanceof Problem ? DataFault.of(error, subject) : error;
    });
  }

  /** Creates records; ordered ones take the order of the data, since one flush cannot query the last position. */
  async #add<E extends TenantEntity, D>(
    type: new () => E,
    kind: string,
    items: readonly D[],
    recordOf: (item: D) => [name: string, body: object],
  ): Promise<E[]> {
    const records: E[] = [];
    for (const item of items) {
      const [name, body] = recordOf(item);
      records.push(await this.#create(type, this.#id(kind, name), body));
    }
    const { isOrdered } = resourceOf(type as TenantEntityClass);
    for (const [index, record] of records.entries()) if (isOrdered) Object.assign(record, { position: index + 1 });
    return records;
  }

  async #addPlayer(player: Player): Promise<void> {
    const { id, username, name, email, locale, roles, account, active } = player;
    const { customerCode, seesAllIssues, executionCompany } = player.facts;
    const [firstname, ...rest] = name.split(' ');
    const person = { firstname, lastname: rest.join(' '), name, username, email, language: locale, active };
    const user = await this.#create(User, id, { ...person, customerCode, seesAllIssues, executionCompany });
    user.roles = [...roles];
    user.subject = account;
    user.shared = player.tenants.length > 1;
  }

  async #teams(): Promise<Team[]> {
    const { groups } = this.#tenantData;
    const membersOf = ({ members }: GroupData) => members.map(this.#player);
    const records = await this.#add(AssignmentGroup, 'group', groups, (group) => [
      group.name,
      { ...group.body, members: membersOf(group).map(({ id }) => id) },
    ]);
    return records.map((record, index) => {
      const data = groups[index]!;
      return { record, data, members: membersOf(data) };
    });
  }

  /** The holidays of the country and the further ones of the canton, of this year and the next. */
  async #holidays(): Promise<void> {
    const { canton } = this.#tenantData.tenant;
    if (!canton) return;
    const year = Number(this.time.day(0).slice(0, 4));
    const daysOf = (calendar: Region) => swissHolidays(calendar, [year, year + 1], 'de');
    const country = daysOf('CH').map((holiday) => ({ ...holiday, region: 'CH' }));
    const further = daysOf(canton).filter(({ day }) => !country.some((holiday) => holiday.day === day));
    const all = [...country, ...further.map((holiday) => ({ ...holiday, region: canton }))];
    await this.#add(Holiday, 'holiday', all, (holiday) => [holiday.day, holiday]);
  }

  /** Text blocks, announcements and articles. */
  async #texts(): Promise<void> {
    const { texts, announcements, articles } = this.#tenantData;
    const categoryOf = (code?: string) => code && this.#id('category', code);
    const visibleFor = (readers: readonly string[]) =>
      Object.fromEntries(readers.map((reader) => [`visibleFor${reader}`, true]));
    await this.#add(TextBlock, 'text-block', texts, ({ name, category, body }) => [
      name,
      { ...body, category: categoryOf(category), global: !category },
    ]);
    await this.#add(Announcement, 'announcement', announcements, ({ title, from, until, for: readers, body }) => {
      const showUntil = until === undefined ? null : this.time.day(until);
      return [title.de, { ...body, showFrom: this.time.day(from), showUntil, ...visibleFor(readers) }];
    });
    await this.#add(Article, 'article', articles, ({ title, category, for: readers, body }) => [
      title.de,
      { ...body, category: categoryOf(category), published: true, ...visibleFor(readers) },
    ]);
  }

  /** Before the first record with values of them. Each field is flushed before the next, which takes the next free position. */
  async #customFields(): Promise<void> {
    for (const { resource, key, body } of this.#tenantData.fields) {
      await this.#create(CustomField, this.#id('custom-field', `${resource}/${key}`), body);
      await this.desk.flush();
    }
  }

  async #client(data: CustomerData): Promise<Client> {
    const { code, sla, slaDays, group, projectLead, logo } = data;
    const { fields } = this.#tenantData;
    const customer = clientId(this.desk.tenant, code);
    const record = await this.#create(Customer, customer, {
      ...data.body,
      ...(await this.#addressBook.write(data)),
      slaExpiration: slaDays === undefined ? null : this.time.day(slaDays),
      sla: sla && this.#id('sla', sla),
      defaultAssignmentGroup: group && this.#id('group', group),
      defaultProjectLead: this.#player(projectLead).id,
      custom: customValuesOf(fields, 'customers', { name: code }),
    });
    await this.desk.flush();
    if (logo) await this.#storeLogo(Object.assign(new CustomerLogo(), { customer: ref(record) }), `logo/${code}`, logo);
    const sites: Site[] = [];
    for (const location of data.locations) {
      const { externalId } = location;
      const body = { ...location.body, customer, custom: customValuesOf(fields, 'locations', { name: externalId }) };
      const record = await this.#create(Location, this.#id('location', externalId), body);
      await this.desk.flush();
      sites.push({ data: location, record, assets: await this.#assets(location, { customer, location: record.id }) });
    }
    return { data, record, sites, contacts: this.#players.filter(({ facts }) => facts.customerCode === code) };
  }

  async #assets({ assets }: LocationData, place: object): Promise<ReadonlyMap<string, string>> {
    const byCategory = new Map<string, string>();
    for (const { serialNumber, bought, warranty, state, reason, categories, body } of assets) {
      const id = this.#id('asset', serialNumber);
      const days = { purchasedOn: this.time.day(bought), warrantyUntil: this.time.day(warranty) };
      Object.assign(await this.#create(Asset, id, { ...body, ...days, ...place }), { state, reason });
      for (const category of categories) byCategory.set(category, byCategory.get(category) ?? id);
    }
    return byCategory;
  }

  async #storeLogo(logo: LogoRecord, name: string, picture: string): Promise<void> {
    const content = this.data.pictures.get(picture)!;
    const { width, height } = await sharp(content).metadata();
    Object.assign(logo, { contentType: 'image/png', size: content.length, width, height });
    logo.id = demoId(`${this.desk.tenant}/${name}`);
    this.desk.em.persist(logo);
    await this.store.write(fileKeyOf(logo), Readable.from(content));
  }
}
