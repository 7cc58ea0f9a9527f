import { Identity, IdentityRefused, type KnownAccount } from '../../ports/identity.js';

const refused = async (): Promise<never> => {
  throw new IdentityRefused('The accounts are maintained at the identity provider alone');
};
const nothing = async () => undefined;

/** Identity providers whose accounts are maintained by themselves: there is nothing to create, change or look up. */
export class NoAccounts extends Identity {
  override readonly keepsAccounts = false;
  readonly find = async (): Promise<KnownAccount | null> => null;
  readonly create = async (): Promise<null> => null;
  readonly update = nothing;
  readonly endSessions = nothing;
  readonly remove = nothing;
  readonly probe = nothing;
  readonly setPassword = refused;
  readonly passwordLink = refused;
  readonly checkPassword = refused;
}
