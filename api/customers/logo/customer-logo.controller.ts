import { logoRoutes } from '../../files/logo/logo-routes.js';
import { Role } from '../../vocabulary/role.js';
import { CUSTOMER_DATA } from '../record/access.js';
import { Customer } from '../record/customer.entity.js';
import { CustomerLogoService } from './customer-logo.service.js';

/** The picture of a customer, as a sub-record of it. */
export const CustomerLogoController = logoRoutes(Customer, {
  logos: CustomerLogoService,
  name: 'CustomerLogo',
  read: { summary: 'The logo itself, PNG or JPEG; 404 when there is none', allow: CUSTOMER_DATA.read },
  replace: 'Set the logo of the customer: PNG, JPEG or WebP of at most 2 MB; it is encoded anew',
  remove: 'Remove the logo',
  write: [Role.ManageCustomer],
});
