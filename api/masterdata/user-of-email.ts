import type { FilterQuery } from '@mikro-orm/core';
import { mailAddress, readableAddress } from '../platform/fields/mail-address.js';
import { fold } from '../platform/resource/fold.js';
import type { User } from './user.entity.js';

/** The condition for the tenant's user with an address, in any spelling. */
export const ofEmail = (address: string) =>
  ({ emailKey: { $in: [fold(mailAddress(address)), fold(readableAddress(address))] } }) as FilterQuery<User>;
