/**
 * Main roles (realm roles) and capability roles (client roles of the tenant) of a user (spec §6). DeliverMail is for
 * machines, and allows nothing else (decision 27).
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

/** Working roles (spec §6), the strongest first; a user with several acts in the first one. */
export const WORKING_ROLES = [Role.Agent, Role.Executor, Role.Customer] as const;
export type WorkingRole = (typeof WORKING_ROLES)[number];

/** The role in which a user with these roles acts; undefined without a working role. */
export const actingRole = (roles: readonly string[]): WorkingRole | undefined =>
  WORKING_ROLES.find((role) => roles.includes(role));

/** Kinds of users: people who sign in, and service accounts of programs. */
export const USER_KINDS = ['PERSON', 'SERVICE'] as const;
export type UserKind = (typeof USER_KINDS)[number];
