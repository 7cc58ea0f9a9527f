import { AsyncLocalStorage } from 'node:async_hooks';

const provisioning = new AsyncLocalStorage<true>();

/**
 * Runs writes of users in the name of an identity provider (SCIM), which assigns roles after the creation and decides
 * about usernames: a user may be incomplete meanwhile, and then has no access.
 */
export const whileProvisioning = <T>(work: () => Promise<T>): Promise<T> => provisioning.run(true, work);

/** Whether the present write comes from an identity provider. */
export const isProvisioning = (): boolean => provisioning.getStore() ?? false;
