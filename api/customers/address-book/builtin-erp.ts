import type { EntityManager } from '@mikro-orm/postgresql';
import { Inject, Injectable } from '@nestjs/common';
import { notFound } from '../../platform/http/problem.js';
import { QueryRunner } from '../../platform/read/query-runner.js';
import type { Computation } from '../../platform/read/record.js';
import { referencedRecordJson } from '../../platform/read/record-json.js';
import type { Condition } from '../../platform/resource/condition.js';
import { NO_FIELDS } from '../../platform/resource/tenant-fields.js';
import { pageQuery } from '../../platform/rest/list.js';
import { parseListQuery } from '../../platform/rest/query.js';
import { serviceOf } from '../../platform/rest/resource-controller.js';
import type { ResourceService } from '../../platform/rest/resource-service.js';
import type { TenantEntity } from '../../platform/tenancy/tenant-entity.js';
import { UnitOfWork } from '../../platform/tenancy/unit-of-work.js';
import {
  Erp,
  type ErpAddress,
  type ErpCatalogItem,
  type ErpContact,
  type ErpPage,
  type ErpProject,
  type ErpQuery,
  type NewErpAddress,
  type NewErpContact,
} from '../../ports/erp.js';
import { Role } from '../../vocabulary/role.js';
import { Address } from './address.entity.js';
import { CatalogItem } from './catalog-item.entity.js';
import { Contact } from './contact.entity.js';
import { Project } from './project.entity.js';

/** The ERP of tenants without a connected one: the desk's own address book. Lists have active records alone. */
@Injectable()
export class BuiltinErp extends Erp {
  readonly adapter = 'OWN_TABLES';

  constructor(
    private readonly work: UnitOfWork,
    private readonly queries: QueryRunner,
    @Inject(serviceOf(Address)) private readonly addressBook: ResourceService<Address>,
    @Inject(serviceOf(Contact)) private readonly people: ResourceService<Contact>,
    @Inject(serviceOf(Project)) private readonly projectList: ResourceService<Project>,
    @Inject(serviceOf(CatalogItem)) private readonly catalog: ResourceService<CatalogItem>,
  ) {
    super();
  }

  async probe(): Promise<void> {
    await this.work.read((em) => em.findOne(Address, {}, { fields: ['id'] }));
  }

  addresses(query: ErpQuery): Promise<ErpPage<ErpAddress>> {
    return this.#page(this.addressBook, query, { parent: { id: null } }, ADDRESS);
  }

  address(number: string): Promise<ErpAddress | null> {
    return this.work.read(async (em) => {
      const record = await em.findOne(Address, { number }, { populate: ['parent'] });
      return record && addressFrom(record);
    });
  }

  subaddresses(address: string, query: ErpQuery): Promise<ErpPage<ErpAddress>> {
    return this.#page(this.addressBook, query, { parent: { number: address } }, ADDRESS);
  }

  addSubaddress(address: string, input: NewErpAddress): Promise<ErpAddress> {
    return this.addressBook.write(async (em) => {
      const { id: parent } = await companyOf(em, address);
      return addressFrom(await this.addressBook.insert(em, { ...input, parent }));
    });
  }

  contacts(address: string, query: ErpQuery): Promise<ErpPage<ErpContact>> {
    const where = { address: { $or: [{ number: address }, { parent: { number: address } }] } };
    return this.#page(this.people, query, where, CONTACT);
  }

  addContact(address: string, input: NewErpContact): Promise<ErpContact> {
    return this.people.write(async (em) => {
      const { id } = await companyOf(em, address);
      return contactFrom(await this.people.insert(em, { ...input, address: id }));
    });
  }

  projects(address: string | null, query: ErpQuery): Promise<ErpPage<ErpProject>> {
    const common = { address: { id: null } };
    const where = address ? { $or: [common, { address: { number: address } }] } : common;
    return this.#page(this.projectList, query, where, PROJECT);
  }

  project(number: string): Promise<ErpProject | null> {
    return this.work.read(async (em) => {
      const record = await em.findOne(Project, { number }, { populate: ['address'] });
      return record && projectFrom(record);
    });
  }

  /** The item whose barcode is the whole text comes before all others. */
  async catalogItems(query: ErpQuery): Promise<ErpPage<ErpCatalogItem>> {
    const { text, offset, limit } = query;
    const scanned = text ? await this.#scanned(text) : null;
    if (!scanned) return this.#catalogPage(query, {});
    const others = { ...query, offset: Math.max(0, offset - 1) };
    const { rows, total } = await this.#catalogPage(others, { number: { $ne: scanned.number } });
    const all = offset === 0 ? [scanned, ...rows] : rows;
    return { rows: all.slice(0, limit), total: total === null ? null : total + 1 };
  }

  catalogItem(number: string): Promise<ErpCatalogItem | null> {
    return this.work.read(async (em) => {
      const record = await em.findOne(CatalogItem, { number });
      return record && itemFrom(record);
    });
  }

  #scanned(barcode: string): Promise<ErpCatalogItem | null> {
    return this.work.read(async (em) => {
      const record = await em.findOne(CatalogItem, { barcode, active: true });
      return record && itemFrom(record);
    });
  }

  async #catalogPage(query: ErpQuery, where: Condition): Promise<ErpPage<ErpCatalogItem>> {
    const { rows, total } = await this.#page(this.catalog, query, where, ITEM);
    return { rows: rows.map((row) => ({ ...row, unitPrice: inRappen(row.unitPrice) })), total };
  }

  /** One page in the order of names, read like lists: by the search index and under row-level security. */
  #page<T>(
    { model }: Pick<ResourceService<TenantEntity>, 'model'>,
    { text, offset, limit, descending = false }: ErpQuery,
    where: Condition,
    names: readonly (keyof T & string)[],
  ): Promise<ErpPage<T>> {
    const query = parseListQuery(
      model,
      {
        filter: JSON.stringify({ active: true, ...(text && { q: text }) }),
        sort: JSON.stringify(['name', descending ? 'DESC' : 'ASC']),
        range: JSON.stringify([offset, offset + limit - 1]),
      },
      [Role.Agent],
    );
    const fields = model.fields.filter(({ name }) => (names as readonly string[]).includes(name));
    const computations = { parent: numberOf('parent'), address: numberOf('address') };
    const selection = { model, fields, computations, custom: undefined, embed: [], sortedBy: query.sort.field };
    return this.queries
      .run(pageQuery(selection, query, where, { tenantFields: NO_FIELDS }))
      .then(({ rows, total }) => ({ rows: rows as unknown as T[], total }));
  }
}

/** The number of a referenced address. */
const numberOf = (reference: string): Computation => ({
  of: [reference],
  sql: { [`${reference}Number`]: referencedRecordJson(() => Address, ['number'], reference) },
  value: (record) => (record[`${reference}Number`] as { number: string } | null)?.number ?? null,
});

const ADDRESS = 'number name parent addition street postCode city email phone billing'.split(
  ' ',
) as (keyof ErpAddress)[];
const CONTACT = 'number name firstname lastname position email phone address'.split(' ') as (keyof ErpContact)[];
const PROJECT = 'number name address'.split(' ') as (keyof ErpProject)[];
const ITEM = 'number name kind unit unitPrice barcode description'.split(' ') as (keyof ErpCatalogItem)[];

/** Rappen of an amount of a list, which is in francs. */
const inRappen = (francs: number | null) => (francs === null ? null : Math.round(francs * 100));

async function companyOf(em: EntityManager, number: string): Promise<Address> {
  const company = await em.findOne(Address, { number });
  if (!company) throw notFound();
  return company;
}

const addressFrom = (record: Address): ErpAddress => {
  const { number, name, addition, street, postCode, city, email, phone, billing } = record;
  const parent = record.parent?.unwrap().number ?? null;
  return { number, name, parent, addition, street, postCode, city, email, phone, billing };
};

const contactFrom = (record: Contact): ErpContact => {
  const { number, name, firstname, lastname, position, email, phone } = record;
  const address = record.address.unwrap().number;
  return { number, name, firstname, lastname, position, email, phone, address };
};

const projectFrom = ({ number, name, address }: Project): ErpProject => ({
  number,
  name,
  address: address?.unwrap().number ?? null,
});

const itemFrom = ({ number, name, kind, unit, unitPrice, barcode, description }: CatalogItem): ErpCatalogItem => ({
  number,
  name,
  kind,
  unit,
  unitPrice: unitPrice === null ? null : Number(unitPrice),
  barcode,
  description,
});
