import type { Ref } from '@mikro-orm/core';
import { clock } from '../../platform/clock.js';
import { Choice, Email, LongText, Moment, Reference, Resource } from '../../platform/resource/index.js';
import { TenantEntity } from '../../platform/tenancy/tenant-entity.js';
import { Ticket } from '../../tickets/record/ticket.entity.js';
import { REFUSAL_KINDS, type RefusalKind } from '../../vocabulary/mail.js';
import { Role } from '../../vocabulary/role.js';

const SCREENS = { route: 'admin/support/addresses', menu: 'none', icon: 'Mail' } as const;
const KEEPERS: readonly Role[] = [Role.Agent, Role.Admin];
const KEPT = { readOnly: true, required: true, list: true } as const;

/**
 * An address that refused a mail of ours. An address that takes no mails (HARD) gets none about tickets until a user
 * removes it from this list; an address that could not take a single mail (SOFT) is only listed.
 */
@Resource({
  path: 'refused-addresses',
  ...SCREENS,
  title: 'address',
  sort: '-createdAt',
  allow: { read: KEEPERS, delete: KEEPERS },
})
export class RefusedAddress extends TenantEntity {
  @Email({ ...KEPT, unique: true, search: true }) address!: string;
  @Choice(REFUSAL_KINDS, { ...KEPT, filter: 'narrows', name: 'refusalKind' }) kind!: RefusalKind;
  /** The answer of the other server, for administrators; agents read `kind`. */
  @LongText({ readOnly: true, list: true, visible: [Role.Admin] }) reason: string | null = null;
  @Moment(KEPT) refusedAt: Date = clock.now();
  /** The ticket of the refused mail. */
  @Reference(() => Ticket, { readOnly: true, list: true, onDelete: 'clear' }) ticket: Ref<Ticket> | null = null;
}
