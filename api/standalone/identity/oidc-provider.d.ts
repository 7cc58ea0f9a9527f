/** The part of oidc-provider that we use; the package brings no types of its own. */
declare module 'oidc-provider' {
  import type { EventEmitter } from 'node:events';
  import type { IncomingMessage, ServerResponse } from 'node:http';

  export interface Client {
    clientId: string;
    grantTypeAllowed(type: string): boolean;
  }

  interface Model {
    jti: string;
    accountId?: string;
    save(ttl?: number): Promise<string>;
  }

  export interface Token extends Model {
    kind: string;
    clientId: string;
    sid?: string;
    scope?: string;
    expiration: number;
    resourceServer: unknown;
    generateTokenId(): string;
  }

  interface Grant extends Model {
    addOIDCScope(scope: string): void;
    addResourceScope(resource: string, scope: string): void;
  }

  export interface Interaction {
    uid: string;
    prompt: { name: string; reasons: string[] };
    params: Record<string, string | undefined>;
  }

  export interface Context {
    req: IncomingMessage;
    res: ServerResponse;
    status: number;
    type: string;
    body: unknown;
    query: Record<string, string | undefined>;
    set(name: string, value: string): void;
    oidc: {
      client: Client;
      params: Record<string, string | undefined>;
      entities: Record<string, unknown>;
      session: Model & { grantIdFor(clientId: string): string | undefined };
    };
  }

  export interface AdapterPayload {
    grantId?: string;
    accountId?: string;
    uid?: string;
    consumed?: number;
    /** Of a session: its authorization of each client. */
    authorizations?: Record<string, { sid?: string }>;
  }

  type ModelClass<T> = {
    new (input: Record<string, unknown>): T;
    prototype: T;
    find(id: string): Promise<T | undefined>;
  };

  export default class Provider extends EventEmitter {
    constructor(issuer: string, configuration: Record<string, unknown>);
    issuer: string;
    Client: { prototype: { clientId: string; redirectUriAllowed(uri: string): boolean } & Record<string, unknown> };
    Grant: ModelClass<Grant>;
    AccessToken: ModelClass<Token>;
    RefreshToken: ModelClass<Token>;
    IdToken: new (
      claims: Record<string, unknown>,
      source: { ctx: Context },
    ) => { scope: string; issue(options: { use: 'idtoken' }): Promise<string> };
    ResourceServer: new (
      identifier: string,
      info: Record<string, unknown>,
    ) => unknown;
    callback(): (req: IncomingMessage, res: ServerResponse) => Promise<void>;
    interactionDetails(req: IncomingMessage, res: ServerResponse): Promise<Interaction>;
    interactionFinished(req: IncomingMessage, res: ServerResponse, result: Record<string, unknown>): Promise<void>;
    registerGrantType(name: string, handler: (ctx: Context) => Promise<void>, parameters: string[]): void;
  }

  export const errors: {
    InvalidGrant: new (
      description: string,
    ) => Error & { status: number; statusCode: number; error_description: string };
    SessionNotFound: new (...rest: unknown[]) => Error;
  };
}
