import { Global, Module } from '@nestjs/common';
import { Env } from '../../platform/env.js';
import { Identity } from '../../ports/identity.js';
import { EmbeddedIdentity } from './embedded-identity.js';
import { KeycloakIdentity } from './keycloak-identity.js';

/** Accounts are kept by Keycloak or by the embedded service, as the configuration says. */
@Global()
@Module({
  providers: [
    {
      provide: Identity,
      inject: [Env],
      useFactory: (env: Env) =>
        env.VSD_IDENTITY === 'keycloak' ? new KeycloakIdentity(env) : new EmbeddedIdentity(env),
    },
  ],
  exports: [Identity],
})
export class IdentityModule {}
