import type { Allowed } from '../../platform/resource/resource-model.js';
import { Role } from '../../vocabulary/role.js';

/** The desk's own address book: agents look things up, managers of customers keep it (domain "Permissions"). */
export const ADDRESS_BOOK: Allowed = { read: [Role.Agent], write: [Role.ManageCustomer] };

/** Numbers under which an ERP knows its records: short texts of its own making. */
export const NUMBER_MAX = 40;
