import { Global, Module } from '@nestjs/common';
import { Env } from '../../platform/env.js';
import { Identity } from '../../ports/identity.js';
import { EmbeddedIdentity } from './embedded-identity.js';

/** Accounts in Keycloak or in the embedded service, by configuration. */
@Global()
@Module({
  providers: [
    {
      provide: Identity,
      inject: [Env],
      useFactory: async (env: Env) => {
        if (env.VSD_IDENTITY !== 'keycloak') return new EmbeddedIdentity(env);
        // The client takes nine megabytes, so that only installations with Keycloak load it.
        const { KeycloakIdentity } = await import('./keycloak-identity.js');
        return new KeycloakIdentity(env);
      },
    },
  ],
  exports: [Identity],
})
export class IdentityModule {}
