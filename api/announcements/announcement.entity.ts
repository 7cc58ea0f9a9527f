import { Computed } from '../platform/resource/computed-kind.js';
import {
  Choice,
  Day,
  Flag,
  Resource,
  type Translated,
  TranslatedRichText,
  TranslatedText,
} from '../platform/resource/index.js';
import { TenantEntity } from '../platform/tenancy/tenant-entity.js';
import {
  ANNOUNCEMENT_PHASES,
  ANNOUNCEMENT_TYPES,
  type AnnouncementPhase,
  type AnnouncementType,
} from '../vocabulary/notification.js';
import { Role } from '../vocabulary/role.js';

const SCREENS = { route: 'announcement', menu: 'main', icon: 'Campaign' } as const;
const PUBLISHED = { read: [Role.Agent, Role.Customer, Role.Executor], write: [Role.ManageAnnouncement] };
const NARROWINGS = { current: 'Only those that are for the reader and shown today, without others that they may see' };
const WORDS = { required: true, anyLanguage: true, section: 'content' };
const TYPE = { name: 'announcementType', default: 'INFORMATION', list: true, filter: true, section: 'content' };
const PERIOD = { section: 'period', list: true, filter: true, sort: true };
const PHASE = { name: 'announcementPhase', widget: 'choice', list: true, section: 'period' };
const AUDIENCE = { section: 'audience', list: true, filter: true, visible: [Role.Agent] };

/** News for agents, customers or executors, shown from one day to another, both included (spec §3), in up to four languages. */
@Resource({
  path: 'announcements',
  ...SCREENS,
  title: 'title',
  sort: '-showFrom',
  allow: PUBLISHED,
  narrowings: NARROWINGS,
})
export class Announcement extends TenantEntity {
  @TranslatedText({ ...WORDS, max: 200, list: true, search: true, sort: true, help: true }) title!: Translated;
  @Choice(ANNOUNCEMENT_TYPES, TYPE) type: AnnouncementType = 'INFORMATION';
  @Computed({ type: 'string', enum: [...ANNOUNCEMENT_PHASES] }, PHASE) phase!: AnnouncementPhase;
  @TranslatedRichText({ ...WORDS, max: 20_000 }) content!: Translated;
  @Day({ ...PERIOD, required: true }) showFrom!: string;
  @Day({ ...PERIOD, help: true }) showUntil: string | null = null;
  @Flag(AUDIENCE) visibleForAgent = false;
  @Flag(AUDIENCE) visibleForCustomer = false;
  @Flag(AUDIENCE) visibleForExecutor = false;
}
