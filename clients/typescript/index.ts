import createClient, { type Client, type ClientOptions } from 'openapi-fetch';
import type { components, paths } from './api.js';

export type { components, operations, paths } from './api.js';

/** The schemas of the document by name: `Schemas['Ticket']`. */
export type Schemas = components['schemas'];

/** A client with a method for each HTTP method: `GET('/v1/tickets/{id}', …)` resolves to `data` or `error`. */
export type ServiceDesk = Client<paths, 'application/json' | 'application/problem+json'>;

/** The address of the API, which ends with `/services`, an API token, and further options of openapi-fetch. */
export interface ServiceDeskOptions extends Omit<ClientOptions, 'baseUrl'> {
  readonly url: string;
  readonly token: string;
}

/** A client that calls the API with a token. */
export function createServiceDesk({ url, token, ...options }: ServiceDeskOptions): ServiceDesk {
  const client = createClient<paths, 'application/json' | 'application/problem+json'>({ ...options, baseUrl: url });
  client.use({
    onRequest({ request }) {
      request.headers.set('Authorization', `Bearer ${token}`);
      return request;
    },
  });
  return client;
}
