import type { FilterQuery } from '@mikro-orm/core';
import { fold } from '../platform/resource/fold.js';
import type { User } from './user.entity.js';

/** The one user of the tenant whose address this is, however it is written. */
export const ofEmail = (address: string) => ({ emailKey: fold(address) }) as FilterQuery<User>;
