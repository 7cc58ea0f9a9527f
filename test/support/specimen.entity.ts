import { Collection, type Ref } from '@mikro-orm/core';
import {
  Choice,
  Choices,
  Day,
  Email,
  EmbeddedList,
  Flag,
  Integer,
  LongText,
  Moment,
  Money,
  Phone,
  Reference,
  References,
  Resource,
  RichText,
  Shape,
  Tags,
  Text,
  Time,
  type Translated,
  TranslatedText,
} from '../../api/platform/resource/index.js';
import { ResourceModule } from '../../api/platform/rest/resource.module.js';
import { TenantEntity } from '../../api/platform/tenancy/tenant-entity.js';
import { Role } from '../../api/vocabulary/role.js';

@Shape()
export class Part {
  @Text({ required: true, max: 40 }) label!: string;
  @Integer({ min: 1 }) amount!: number | null;
}

/** One field of every kind that the platform offers, with every rule that a field may have. */
@Resource({ path: 'specimens', icon: 'Science', allow: { read: [Role.Agent, Role.Customer], write: [Role.Agent] } })
export class Specimen extends TenantEntity {
  @Text({ required: true, unique: true, min: 2, max: 20, pattern: /^[a-z]/, list: true, search: true, sort: true })
  name!: string;
  @LongText({ max: 100, section: 'texts' }) description: string | null = null;
  @RichText({ section: 'texts' }) page: string | null = null;
  @Email({ filter: true }) email: string | null = null;
  @Phone() phone: string | null = null;
  @Integer({ min: 1, max: 10, filter: true, sort: true, unit: 'h' }) hours: number | null = null;
  @Money({ min: 0, filter: true, sort: true }) price: number | null = null;
  @Flag({ default: true, filter: true }) active = true;
  @Choice(['SMALL', 'LARGE'], { name: 'specimenSize', default: 'SMALL', filter: true, sort: true }) size = 'SMALL';
  @Choices(['RED', 'GREEN'], { name: 'specimenColour' }) colours: string[] = [];
  @Tags({ most: 3, longest: 10, filter: true, list: true }) labels: string[] = [];
  @Day({ filter: true, sort: true }) day: string | null = null;
  @Moment({ filter: true, sort: true }) moment: Date | null = null;
  @Time() time: string | null = null;
  @Reference(() => Specimen, { filter: true }) parent: Ref<Specimen> | null = null;
  @References(() => Specimen) friends = new Collection<Specimen>(this);
  @TranslatedText({ required: true, max: 30, search: true, sort: true }) title!: Translated;
  @EmbeddedList(() => Part, { max: 2 }) parts: Part[] = [];
  @Text({ writeOnce: true }) origin: string | null = null;
  @Text({ readOnly: true }) serial: string | null = 'S-1';
  @Text({ visible: [Role.Agent] }) secret: string | null = null;
  @Text({ secret: true }) pin: string | null = null;
  @Text({ editable: [Role.Admin] }) verdict: string | null = null;
}

export const specimenRoom = ResourceModule.offer({ type: Specimen });
