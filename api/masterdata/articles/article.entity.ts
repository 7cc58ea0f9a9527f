import type { Ref } from '@mikro-orm/core';
import { CustomFields, type CustomValues } from '../../platform/custom-fields/kind.js';
import {
  Flag,
  Integer,
  Reference,
  Resource,
  type Translated,
  TranslatedRichText,
  TranslatedText,
} from '../../platform/resource/index.js';
import { TenantEntity } from '../../platform/tenancy/tenant-entity.js';
import { LANGUAGES } from '../../vocabulary/locale.js';
import { Role } from '../../vocabulary/role.js';
import { ALL_READ } from '../access.js';
import { Category } from '../category.entity.js';

const PLACE = { path: 'articles', icon: 'MenuBook', group: 'COMMUNICATION', title: 'title', allow: ALL_READ } as const;
const NARROWINGS = { current: 'Only those that are published for the reader, without others that they may see' };
const AUDIENCES = ['visibleForAgent', 'visibleForCustomer', 'visibleForExecutor'];
const FULL_TEXT = [
  ...LANGUAGES.flatMap((language) => [`title_${language}`, `content_${language}`]),
  'published',
  ...AUDIENCES,
];
const WORDS = { required: true, anyLanguage: true, section: 'content' };
const AUDIENCE = { section: 'audience', list: true, filter: true, visible: [Role.Agent] };

/** Instructions for readers who help themselves, in up to four languages (decision 46). */
@Resource({ ...PLACE, narrowings: NARROWINGS, fullText: FULL_TEXT })
export class Article extends TenantEntity {
  @TranslatedText({ ...WORDS, max: 200, list: true, search: true, sort: true, help: true }) title!: Translated;
  @TranslatedRichText({ ...WORDS, max: 20_000 }) content!: Translated;
  @Reference(() => Category, { section: 'content', list: true, filter: true }) category: Ref<Category> | null = null;
  @Flag({ ...AUDIENCE, help: true }) published = false;
  @Flag(AUDIENCE) visibleForAgent = false;
  @Flag(AUDIENCE) visibleForCustomer = false;
  @Flag(AUDIENCE) visibleForExecutor = false;
  @CustomFields() custom: CustomValues = {};
  /** Number of readers who needed no request after reading the article. */
  @Integer({ readOnly: true, required: true, default: 0, min: 0, list: true, visible: [Role.Agent], help: true })
  helpful = 0;
}
