import { Flag, Resource, Text, type Translated, TranslatedText } from '../platform/resource/index.js';
import { TenantEntity } from '../platform/tenancy/tenant-entity.js';
import { Role } from '../vocabulary/role.js';

/** What a ticket is about, in four languages (spec §3). */
@Resource({
  path: 'categories',
  route: 'masterdata/categories',
  menu: 'masterdata',
  icon: 'Category',
  title: 'name',
  sort: 'code',
  allow: { read: [Role.Agent, Role.Customer, Role.Executor], write: [Role.ManageMasterData] },
})
export class Category extends TenantEntity {
  @Text({ required: true, unique: true, max: 40, list: true, search: true, sort: true }) code!: string;
  @TranslatedText({ required: true, max: 120, list: true, search: true, sort: true }) name!: Translated;
  @Flag({ default: true, list: true, filter: true }) active = true;
}
