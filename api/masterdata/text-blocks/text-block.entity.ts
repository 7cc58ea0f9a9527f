import type { Opt, Ref } from '@mikro-orm/core';
import { Flag, LongText, Position, Reference, Resource, Text } from '../../platform/resource/index.js';
import { TenantEntity } from '../../platform/tenancy/tenant-entity.js';
import { AGENTS_READ } from '../access.js';
import { Category } from '../category.entity.js';

const TEMPLATE = {
  placeholders: 'text-block-placeholders',
  preview: 'text-block-preview',
  record: { field: 'ticket', resource: 'tickets' },
};

/** A reusable piece of text that agents insert into messages (spec §3). */
@Resource({ path: 'text-blocks', icon: 'ShortText', group: 'COMMUNICATION', allow: AGENTS_READ, packaged: true })
export class TextBlock extends TenantEntity {
  @Text({ required: true, unique: true, max: 120, list: true, search: true, sort: true, person: false }) name!: string;
  @Reference(() => Category, { list: true, filter: true }) category: Ref<Category> | null = null;
  @LongText({ required: true, max: 20_000, search: true, help: true, template: TEMPLATE }) content!: string;
  @Flag({ list: true, filter: true }) global = false;
  @Flag({ default: true, list: true, filter: true }) active = true;
  @Position() position!: number & Opt;
}
