import type { ResourceOverride } from '../generator';
import { Tabs } from './intake-messages';

/** Addresses that take no mails are a part of the support screen. */
export const refusedAddresses: ResourceOverride = { banner: Tabs };
