import { Global, Module } from '@nestjs/common';
import { Env } from '../../platform/env.js';
import { Identity } from '../../ports/identity.js';
import { EmbeddedIdentity } from './embedded-identity.js';

/** Accounts are kept by Keycloak or by the embedded service, as the configuration says. */
@Global()
@Module({
  providers: [
    {
      provide: Identity,
      inject: [Env],
      useFactory: async (env: Env) => {
        if (env.VSD_IDENTITY !== 'keycloak') return new EmbeddedIdentity(env);
        // Its client takes nine megabytes, which nobody else needs to hold.
        const { KeycloakIdentity } = await import('./keycloak-identity.js');
        return new KeycloakIdentity(env);
      },
    },
  ],
  exports: [Identity],
})
export class IdentityModule {}
