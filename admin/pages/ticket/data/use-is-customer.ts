import { useMe } from '../../../providers/application';
import { Role } from '../../../providers/role';

/** Whether the user acts as a customer, neither at the desk nor as an executor. */
export const useIsCustomer = (): boolean => useMe().actsAs === Role.Customer;

/** Whether the user acts as an executor. */
export const useIsExecutor = (): boolean => useMe().actsAs === Role.Executor;

/** Whether the user acts as an agent of the desk. */
export const useIsAgent = (): boolean => useMe().actsAs === Role.Agent;
