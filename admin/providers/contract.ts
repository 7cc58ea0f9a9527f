import type { components } from '../../openapi/api';

/** A schema of the OpenAPI document by its name, as in `Schema<'Customer'>`; made by openapi-typescript. */
export type Schema<Name extends keyof components['schemas']> = components['schemas'][Name];
