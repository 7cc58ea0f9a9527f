import type { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { roleBeyond } from '../../customers/users/user-roles.js';
import { userRef } from '../../masterdata/acting-user.js';
import { User } from '../../masterdata/user.entity.js';
import { newApiToken, tokenHashOf } from '../../platform/access/api-token.js';
import { permits } from '../../platform/access/permission.js';
import { clock } from '../../platform/clock.js';
import { invalidField } from '../../platform/http/problem.js';
import type { Computations } from '../../platform/read/record.js';
import type { Condition } from '../../platform/resource/condition.js';
import type { ResourceRules } from '../../platform/rest/rules.js';
import {
  currentUser,
  recordKey,
  revealedSecret,
  revealOnce,
  type SignedInUser,
} from '../../platform/tenancy/session.js';
import { Role } from '../../vocabulary/role.js';
import type { ApiToken } from './api-token.entity.js';

/** Longest life of a token, in milliseconds: a year and a day. */
const LONGEST_MS = 366 * 86_400_000;
const SHOWN = 4;

/** Users manage their own tokens, managers of users those of service accounts; administrators see and revoke all. */
@Injectable()
export class ApiTokenRules implements ResourceRules<ApiToken> {
  scope({ id, roles }: SignedInUser): Condition | undefined {
    if (permits([Role.Admin], roles)) return undefined;
    const own = { user: { id } };
    return permits([Role.ManageCustomer], roles) ? { $or: [own, { user: { kind: 'SERVICE' } }] } : own;
  }

  computed(): Computations<ApiToken> {
    return { token: { of: ['id'], value: ({ id }) => revealedSecret(id) } };
  }

  async beforeCreate(record: ApiToken, em: EntityManager): Promise<void> {
    const left = record.expiresAt.getTime() - clock.now().getTime();
    if (left <= 0 || left > LONGEST_MS) throw invalidField('/expiresAt', 'TOKEN_EXPIRY');
    const { id, roles } = currentUser();
    record.user ??= userRef(em, id as string);
    if (record.user.id !== id) await assertKept(em, record.user.id, roles);
    const token = newApiToken();
    record.tokenHash = tokenHashOf(token);
    record.ending = token.slice(-SHOWN);
    revealOnce(record.id, token);
  }
}

/** A token of another user may be created for a service account alone, by a user who may give all of its roles. */
async function assertKept(em: EntityManager, user: string, giver: readonly string[]): Promise<void> {
  const account = await em.findOne(User, recordKey(user));
  const isKept = account?.kind === 'SERVICE' && permits([Role.ManageCustomer], giver);
  if (!isKept || roleBeyond(giver, account.roles)) throw invalidField('/user', 'TOKEN_NOT_YOURS');
}
