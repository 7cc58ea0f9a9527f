/** Main roles and capability roles as the token names them (spec §6). */
export const Role = {
  Customer: 'vsd-customer',
  Agent: 'vsd-agent',
  Executor: 'vsd-executor',
  Admin: 'vsd-admin',
  ManageAnnouncement: 'manage_announcement',
  ManageCustomer: 'manage_customer',
  ManageMasterData: 'manage_master_data',
  AccessReporting: 'access_reporting',
} as const;
export type Role = (typeof Role)[keyof typeof Role];

/** Whether this is one of the application's roles; tokens may carry others. */
export const isRole = (role: string): role is Role => (Object.values(Role) as string[]).includes(role);

/** Whether the user may be in the application at all: they need one of the three working roles (spec §6). */
export const maySignIn = (roles: readonly string[]) =>
  [Role.Customer, Role.Agent, Role.Executor].some((role) => roles.includes(role));
