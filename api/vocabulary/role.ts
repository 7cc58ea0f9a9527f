/**
 * Main roles (realm roles) and capability roles (client roles of the tenant) of a user (spec §6). What delivers mails is a
 * machine, whose role opens nothing else (decision 27).
 */
export const Role = Object.freeze({
  Customer: 'vsd-customer',
  Agent: 'vsd-agent',
  Executor: 'vsd-executor',
  Admin: 'vsd-admin',
  ManageAnnouncement: 'manage_announcement',
  ManageCustomer: 'manage_customer',
  ManageMasterData: 'manage_master_data',
  AccessReporting: 'access_reporting',
  DeliverMail: 'deliver_mail',
});
export type Role = (typeof Role)[keyof typeof Role];
export const ROLES = Object.values(Role);

/** The roles that one works in (spec §6), the strongest first: who has several acts as the first of theirs. */
export const WORKING_ROLES = [Role.Agent, Role.Executor, Role.Customer] as const;
export type WorkingRole = (typeof WORKING_ROLES)[number];

/** A person who signs in, or an account by which a program works in its own name. */
export const USER_KINDS = ['PERSON', 'SERVICE'] as const;
export type UserKind = (typeof USER_KINDS)[number];
