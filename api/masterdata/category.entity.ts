import type { Opt } from '@mikro-orm/core';
import { Flag, Position, Resource, Text, type Translated, TranslatedText } from '../platform/resource/index.js';
import { TenantEntity } from '../platform/tenancy/tenant-entity.js';
import { ALL_READ } from './access.js';

/** The subject area of a ticket, in four languages (spec §3). */
@Resource({ path: 'categories', icon: 'Category', group: 'TICKETS', allow: ALL_READ, packaged: true })
export class Category extends TenantEntity {
  @Text({ required: true, unique: true, max: 40, list: true, search: true, sort: true }) code!: string;
  @TranslatedText({ required: true, max: 120, list: true, search: true, sort: true, person: false }) name!: Translated;
  @Flag({ default: true, list: true, filter: true }) active = true;
  @Position() position!: number & Opt;
}
