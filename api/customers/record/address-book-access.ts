import type { Allowed } from '../../platform/resource/resource-model.js';
import { Role } from '../../vocabulary/role.js';

/** Rights on the desk's own address book: agents read, managers of customers change (domain "Permissions"). */
export const ADDRESS_BOOK: Allowed = { read: [Role.Agent], write: [Role.ManageCustomer] };

/** Most characters of an ERP's number. */
export const NUMBER_MAX = 40;
