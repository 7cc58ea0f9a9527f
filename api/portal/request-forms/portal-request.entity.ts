import type { Ref } from '@mikro-orm/core';
import { Asset } from '../../customers/assets/asset.entity.js';
import { Choice, Email, LongText, Moment, Phone, Reference, Text } from '../../platform/resource/index.js';
import { TenantTable } from '../../platform/resource/resource.js';
import { TenantEntity } from '../../platform/tenancy/tenant-entity.js';
import { Ticket } from '../../tickets/record/ticket.entity.js';
import { LOCALES, type Locale } from '../../vocabulary/locale.js';
import { RequestLink } from './request-link.entity.js';

/** A request from a location, held until its author follows the link of their mail (decision 44). */
@TenantTable({
  indexes: [
    {
      name: 'portal_request_email_index',
      expression: 'create index "portal_request_email_index" on "portal_request" ("tenant", "email", "created_at")',
    },
  ],
})
export class PortalRequest extends TenantEntity {
  @Reference(() => RequestLink, { required: true, onDelete: 'cascade' }) link!: Ref<RequestLink>;
  @LongText({ required: true, max: 10_000 }) description!: string;
  @Text({ required: true, max: 120, person: 'name' }) name!: string;
  @Email({ required: true }) email!: string;
  @Phone() phone: string | null = null;
  @Choice(LOCALES, { name: 'locale', required: true }) locale!: Locale;
  @Reference(() => Asset, { onDelete: 'clear' }) asset: Ref<Asset> | null = null;
  /** The ticket of a confirmed request. */
  @Reference(() => Ticket, { onDelete: 'cascade' }) ticket: Ref<Ticket> | null = null;
  @Moment() confirmedAt: Date | null = null;
}
