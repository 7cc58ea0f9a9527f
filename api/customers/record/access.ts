import type { Allowed } from '../../platform/resource/resource-model.js';
import { Role } from '../../vocabulary/role.js';

/** Rights on customers: all users read within their reach, managers of customers change (domain "Permissions"). */
export const CUSTOMER_DATA: Allowed = {
  read: [Role.Agent, Role.Customer, Role.Executor],
  write: [Role.ManageCustomer],
};
