import type { Allowed } from '../../platform/resource/resource-model.js';
import { Role } from '../../vocabulary/role.js';

/** Data of customers: read by all within their reach, kept by managers of customers (domain "Permissions"). */
export const CUSTOMER_DATA: Allowed = {
  read: [Role.Agent, Role.Customer, Role.Executor],
  write: [Role.ManageCustomer],
};
