import { Global, Module } from '@nestjs/common';
import { Issuer } from '../../platform/access/issuer.js';
import { Env } from '../../platform/env.js';
import { Identity } from '../../ports/identity.js';
import { EmbeddedIdentity } from './embedded-identity.js';
import { NoAccounts } from './no-accounts.js';

/** Accounts in Keycloak, in the embedded service or at a provider of its own, by configuration. */
@Global()
@Module({
  providers: [
    {
      provide: Identity,
      inject: [Env, Issuer],
      useFactory: async (env: Env, issuer: Issuer) => {
        if (env.VSD_IDENTITY === 'none' || env.VSD_IDENTITY === 'scim') return new NoAccounts();
        if (env.VSD_IDENTITY !== 'keycloak') return new EmbeddedIdentity(env);
        // The client takes nine megabytes, so that only installations with Keycloak load it.
        const { KeycloakIdentity } = await import('./keycloak-identity.js');
        return new KeycloakIdentity(env, issuer);
      },
    },
  ],
  exports: [Identity],
})
export class IdentityModule {}
