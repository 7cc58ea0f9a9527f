import type { FilterQuery } from '@mikro-orm/core';
import { mailAddress, readableAddress } from '../platform/fields/mail-address.js';
import { fold } from '../platform/resource/fold.js';
import type { User } from './user.entity.js';

/** The one user of the tenant whose address this is, however it is written. */
export const ofEmail = (address: string) =>
  ({ emailKey: { $in: [fold(mailAddress(address)), fold(readableAddress(address))] } }) as FilterQuery<User>;
