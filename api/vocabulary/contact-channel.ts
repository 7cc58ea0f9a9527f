/** Ways by which a ticket reached the desk (spec §3). */
export const ContactChannel = Object.freeze({
  CustomerPortal: 'CUSTOMER_PORTAL',
  Email: 'EMAIL',
  Phone: 'PHONE',
  ServiceDesk: 'SERVICE_DESK',
});
export type ContactChannel = (typeof ContactChannel)[keyof typeof ContactChannel];
export const CONTACT_CHANNELS = Object.values(ContactChannel);
