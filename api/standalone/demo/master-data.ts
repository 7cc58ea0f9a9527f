import { Announcement } from '../../announcements/announcement.entity.js';
import { Customer } from '../../customers/record/customer.entity.js';
import { Location } from '../../customers/record/location.entity.js';
import { AssignmentGroup } from '../../masterdata/assignment-group.entity.js';
import { Category } from '../../masterdata/category.entity.js';
import { CustomField } from '../../masterdata/custom-fields/custom-field.entity.js';
import { Holiday } from '../../masterdata/holidays/holiday.entity.js';
import { swissHolidays } from '../../masterdata/holidays/swiss-holidays.js';
import { Sla } from '../../masterdata/sla.entity.js';
import { TenantSettings } from '../../masterdata/tenant-settings.entity.js';
import { TextBlock } from '../../masterdata/text-blocks/text-block.entity.js';
import { User } from '../../masterdata/user.entity.js';
import { resourceOf } from '../../platform/resource/resource.js';
import type { TenantEntityClass } from '../../platform/resource/resource-model.js';
import type { TenantEntity } from '../../platform/tenancy/tenant-entity.js';
import type { FileStore } from '../../ports/files.js';
import type { Region } from '../../vocabulary/canton.js';
import { TICKET_PRIORITIES } from '../../vocabulary/ticket-priority.js';
import { type Cast, type Client, clientId, type Player, playersOf, type Site, type Team } from './cast.js';
import { categoryName } from './categories.js';
import { customValuesOf } from './custom-field-script.js';
import type { DemoDesk } from './demo-desk.js';
import { giveLogo, giveTenantLogo } from './files/demo-logo.js';
import { demoId } from './ids.js';
import { DemoAddressBook } from './records/demo-address-book.js';
import type { CustomerScript, TenantScript } from './tenant-script.js';
import type { WorkTime } from './work-time.js';

/** Writes what a tenant had before its first ticket, and answers who and what there is. */
export class MasterData {
  readonly #players: Player[];
  readonly #addressBook: DemoAddressBook;
  readonly #id: (kind: string, name: string) => string;

  constructor(
    private readonly desk: DemoDesk,
    private readonly script: TenantScript,
    private readonly time: WorkTime,
    private readonly store: FileStore,
  ) {
    this.#addressBook = new DemoAddressBook(desk, (type, id, body) => this.#create(type, id, body));
    this.#players = playersOf(script.tenant, script.people);
    this.#id = (kind, name) => demoId(`${script.tenant}/${kind}/${name}`);
  }

  /** Each kind is flushed before those that refer to it. */
  async write(): Promise<Cast> {
    const { script } = this;
    const { settings, categories, slas } = script;
    const decided = { customerPriorities: [...TICKET_PRIORITIES], ...settings };
    await this.#add(TenantSettings, 'settings', [decided], () => script.tenant);
    if (script.logo) await giveTenantLogo(this.desk, this.store, script.logo);
    for (const player of this.#players) await this.#addPlayer(player);
    const named = categories.map((code) => ({ code, name: categoryName(code) }));
    await this.#add(Category, 'category', named, ({ code }) => code);
    await this.#add(Sla, 'sla', slas, ({ name }) => name);
    await this.#holidays();
    await this.desk.flush();
    const teams = await this.#teams();
    await this.#textBlocks();
    await this.#announcements();
    await this.desk.flush();
    await this.#customFields();
    const clients: Client[] = [];
    for (const customer of script.customers) clients.push(await this.#client(customer));
    await this.desk.flush();
    return {
      players: new Map(this.#players.map((player) => [player.username, player])),
      clients,
      teams,
      customFields: script.customFields ?? [],
      categories: new Map(categories.map((code) => [code, this.#id('category', code)])),
    };
  }

  /** Master data was entered by the manager before anything else happened. */
  #create<E extends TenantEntity>(type: new () => E, id: string, body: object): Promise<E> {
    const manager = this.#players.find(({ username }) => username === `${this.script.tenant}-manager`) as Player;
    return this.desk.act(manager, this.time.ago(this.time.longestAgo), () =>
      this.desk.create(type, id, body as Record<string, unknown>),
    );
  }

  async #add<E extends TenantEntity, S extends object>(
    type: new () => E,
    kind: string,
    scripts: readonly S[],
    nameOf: (script: S) => string,
  ): Promise<E[]> {
    const records: E[] = [];
    for (const script of scripts) records.push(await this.#create(type, this.#id(kind, nameOf(script)), script));
    inOrder(type, records);
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
    const teams: Team[] = [];
    for (const script of this.script.groups) {
      const { name, members: usernames, defaultForTypes = [], executingCompany, email, active } = script;
      const members = usernames.map((username) => this.#players.find((one) => one.username === username) as Player);
      const body = { name, defaultForTypes, executingCompany, email, active, members: members.map(({ id }) => id) };
      teams.push({ script, members, record: await this.#create(AssignmentGroup, this.#id('group', name), body) });
    }
    inOrder(
      AssignmentGroup,
      teams.map(({ record }) => record),
    );
    return teams;
  }

  /** What the whole country has holds everywhere, what the canton has besides in the canton; this year and the next. */
  async #holidays(): Promise<void> {
    const { canton } = this.script;
    if (!canton) return;
    const year = Number(this.time.day(0).slice(0, 4));
    const daysOf = (calendar: Region) => swissHolidays(calendar, [year, year + 1], 'de');
    const country = daysOf('CH').map((named) => ({ ...named, region: 'CH' }));
    const local = daysOf(canton).filter(({ day }) => !country.some((one) => one.day === day));
    const all = [...country, ...local.map((named) => ({ ...named, region: canton }))];
    await this.#add(Holiday, 'holiday', all, ({ day }) => day);
  }

  async #textBlocks(): Promise<void> {
    const blocks = this.script.textBlocks.map(([name, code, content]) => ({
      name,
      content,
      category: code && this.#id('category', code),
      global: code === null,
    }));
    await this.#add(TextBlock, 'text-block', blocks, ({ name }) => name);
  }

  /** One after the other, since each takes the next free place. */
  async #customFields(): Promise<void> {
    for (const { definition } of this.script.customFields ?? []) {
      const { resource, key } = definition;
      await this.#create(CustomField, this.#id('custom-field', `${resource}/${key}`), definition);
      await this.desk.flush();
    }
  }

  async #announcements(): Promise<void> {
    const news = this.script.announcements.map(({ from, until, for: readers, ...told }) => ({
      ...told,
      showFrom: this.time.day(from),
      showUntil: until === undefined ? null : this.time.day(until),
      ...Object.fromEntries(readers.map((reader) => [`visibleFor${reader}`, true])),
    }));
    await this.#add(Announcement, 'announcement', news, ({ title }) => title.de);
  }

  #custom(resource: 'customers' | 'locations', name: string) {
    return customValuesOf(this.script.customFields ?? [], resource, { name });
  }

  async #client(script: CustomerScript): Promise<Client> {
    const { code } = script.fields;
    const lead = this.#players.find(({ username }) => username === script.projectLead) as Player;
    const customer = clientId(this.script.tenant, code);
    const defaults = await this.#addressBook.write(script);
    const record = await this.#create(Customer, customer, {
      ...script.fields,
      ...defaults,
      slaExpiration: script.slaDays === undefined ? null : this.time.day(script.slaDays),
      sla: script.sla && this.#id('sla', script.sla),
      defaultAssignmentGroup: script.group && this.#id('group', script.group),
      defaultProjectLead: lead.id,
      custom: this.#custom('customers', code),
    });
    await this.desk.flush();
    if (script.logo) await giveLogo(this.desk, this.store, record, script.logo);
    const sites: Site[] = [];
    for (const location of script.locations) {
      const { name, externalId, contact, phone } = location;
      const [street, postCode, city] = location.address;
      const custom = this.#custom('locations', externalId);
      const body = { customer, name, externalId, contact, phone, street, postCode, city, custom };
      sites.push({ script: location, record: await this.#create(Location, this.#id('location', externalId), body) });
    }
    return { script, record, sites, contacts: this.#players.filter(({ facts }) => facts.customerCode === code) };
  }
}

/** What is stored together cannot ask for the last place; it stands in the order of the script. */
function inOrder(type: TenantEntityClass, records: readonly TenantEntity[]): void {
  if (!resourceOf(type).isOrdered) return;
  for (const [at, record] of records.entries()) Object.assign(record, { position: at + 1 });
}
