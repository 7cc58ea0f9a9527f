import { namesOfResources } from '../../platform/resource/resource.js';
import type { ResourceModel } from '../../platform/resource/resource-model.js';
import { CHANGE_KINDS } from '../../vocabulary/integration.js';
import { WORKING_ROLES } from '../../vocabulary/role.js';

const READERS: readonly string[] = [...WORKING_ROLES, '@users'];

/**
 * Paths that a resource adds to those with events: its own, if a working role reads it and it has no secrets. Resources of
 * administrators alone stay closed, such as records of privacy and changes of the configuration.
 */
const announced = ({ fields, options: { path, allow } }: ResourceModel): readonly string[] => {
  const isRead = allow.read.some((holder) => READERS.includes(holder));
  return isRead && !fields.some(({ options: { secret, once } }) => secret || once) ? [path] : [];
};

/** Paths of the resources whose changes are events of webhooks. */
export const WEBHOOK_RESOURCES = namesOfResources(announced);

/** Events of webhooks: a resource, and the kind of change. */
export const WEBHOOK_EVENTS = namesOfResources((model) =>
  announced(model).flatMap((path) => CHANGE_KINDS.map((kind) => `${path}.${kind}`)),
);
