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
 * An address that did not take a mail of ours. One that takes none (HARD) is not written to about tickets until somebody
 * takes it out of this list; one that could not take a single mail (SOFT) is only remembered.
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
  /** The words of the other server, for administrators; agents read `kind`. */
  @LongText({ readOnly: true, list: true, visible: [Role.Admin] }) reason: string | null = null;
  @Moment(KEPT) refusedAt: Date = clock.now();
  /** The ticket of whose mail it was said. */
  @Reference(() => Ticket, { readOnly: true, list: true, onDelete: 'clear' }) ticket: Ref<Ticket> | null = null;
}
