import type { Ref } from '@mikro-orm/core';
import { Property } from '@mikro-orm/decorators/legacy';
import { Contact } from '../../customers/address-book/contact.entity.js';
import { User } from '../../masterdata/user.entity.js';
import type { Person, Pseudonym } from '../../platform/privacy/erasing-sql.js';
import { Computed } from '../../platform/resource/computed-kind.js';
import { Choice, Integer, Moment, Reference, Resource, Text } from '../../platform/resource/index.js';
import { TenantEntity } from '../../platform/tenancy/tenant-entity.js';
import { ERASURE_STATES, type ErasureState } from '../../vocabulary/privacy.js';
import { Role } from '../../vocabulary/role.js';
import type { ErasureCount } from '../erasure-count.js';

const SCREENS = { route: 'admin/support/erasures', menu: 'none', icon: 'Person', title: 'pseudonym' } as const;
const KEPT = { readOnly: true, list: true } as const;
const PERSON = { writeOnce: true, list: true, filter: 'narrows', takesInactive: true } as const;
/** Refusals of the person of an erasure. */
export const NOT_ERASABLE = [
  ...['ERASURE_RESPONSIBLE', 'ERASURE_LAST_ADMINISTRATOR', 'USER_SELF', 'USER_IS_SERVICE'],
  ...['ERASURE_OF_USER', 'KEPT_ELSEWHERE'],
];
const COUNTS = {
  type: 'array',
  items: {
    type: 'object',
    required: ['resource', 'field', 'count'],
    properties: {
      resource: { type: ['string', 'null'] },
      field: { type: ['string', 'null'] },
      count: { type: 'integer' },
    },
  },
};

/**
 * The erasure of a user or of a contact, who becomes one pseudonym in all records (decision 53). The list is the register
 * by which erasures are repeated after a backup was restored.
 */
@Resource({
  path: 'erasures',
  ...SCREENS,
  sort: '-createdAt',
  lists: ['createdAt'],
  audited: false,
  allow: { read: [Role.Admin], create: [Role.Admin], delete: [Role.Admin] },
  problems: { create: { 409: [...NOT_ERASABLE, 'ERASURE_EXISTS'] }, delete: { 409: ['ERASURE_BEGUN'] } },
})
export class Erasure extends TenantEntity {
  @Text({ ...KEPT, required: true, unique: true, max: 40, search: true, person: false }) pseudonym!: string;
  @Choice(ERASURE_STATES, { ...KEPT, name: 'erasureState', required: true, filter: true }) state: ErasureState =
    'SEARCHING';
  @Reference(() => User, { ...PERSON, help: true }) user: Ref<User> | null = null;
  @Reference(() => Contact, { ...PERSON, onDelete: 'clear' }) contact: Ref<Contact> | null = null;
  /** The records with data of the person, for readers. */
  @Computed({ type: 'string' }, { widget: 'longText' }) found!: string;
  @Computed(COUNTS, { widget: 'rights' }) counts!: readonly ErasureCount[];
  /** Texts without a decision. */
  @Computed({ type: 'integer' }, { widget: 'integer', list: true }) undecided!: number;
  @Integer({ ...KEPT, default: 0 }) kept = 0;
  @Moment({ ...KEPT }) doneAt: Date | null = null;
  /** Code of the failure. */
  @Text({ readOnly: true }) failure: string | null = null;

  @Property({ type: 'json', columnType: 'jsonb', default: '[]', hidden: true }) results: readonly ErasureCount[] = [];
  /** The words that stand for the person, until the erasure is done. */
  @Property({ type: 'json', columnType: 'jsonb', nullable: true, hidden: true }) person: Person | null = null;
  /** Whether a user has started the replacement. */
  @Property({ type: 'boolean', default: false, hidden: true }) begun = false;

  /** The values in place of the data of the person. */
  get replaced(): Pseudonym {
    return { name: this.pseudonym, address: addressOf(this.pseudonym) };
  }

  get isUnfinished(): boolean {
    return this.state !== 'DONE';
  }
}

/** An address that takes no mail (RFC 2606), for columns that need one. */
const addressOf = (pseudonym: string) => `${pseudonym.toLowerCase().replaceAll(' ', '-')}@erased.invalid`;
