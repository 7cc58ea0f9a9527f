import type { Ref } from '@mikro-orm/core';
import { Integer, Reference, Resource, Text } from '../../platform/resource/index.js';
import { TenantEntity } from '../../platform/tenancy/tenant-entity.js';
import { CUSTOMER_DATA } from '../record/access.js';
import { Asset } from './asset.entity.js';

const ALLOW = { read: CUSTOMER_DATA.read, update: CUSTOMER_DATA.write, delete: CUSTOMER_DATA.write };
const SCREENS = { route: 'asset-documents', menu: 'none', icon: 'Description', screens: 'own' } as const;
const KEPT = { readOnly: true, required: true } as const;

/** A manual, a plan or a photo of an asset; its content lies in the file store under `tenant/id`. */
@Resource({ path: 'asset-documents', ...SCREENS, sort: 'createdAt', allow: ALLOW })
export class AssetDocument extends TenantEntity {
  @Reference(() => Asset, { ...KEPT, filter: true, panel: { as: 'files' }, onDelete: 'cascade' }) asset!: Ref<Asset>;
  @Text({ required: true, max: 200, list: true, person: false }) name!: string;
  @Text({ ...KEPT, list: true }) contentType!: string;
  @Integer({ ...KEPT, min: 1, list: true, unit: 'B' }) size!: number;
}
