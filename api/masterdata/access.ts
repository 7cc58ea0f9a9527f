import type { Allowed } from '../platform/resource/resource-model.js';
import { Role } from '../vocabulary/role.js';

/** Those who work for the tenant, in its house or for a company that it orders from. */
export const STAFF: readonly Role[] = [Role.Agent, Role.Executor];

/** Master data that only agents work with; managers of master data keep it (domain "Permissions"). */
export const AGENTS_READ: Allowed = { read: [Role.Agent], write: [Role.ManageMasterData] };

/** Master data that customers and executors meet in forms and tickets as well. */
export const ALL_READ: Allowed = { read: [Role.Agent, Role.Customer, Role.Executor], write: [Role.ManageMasterData] };
