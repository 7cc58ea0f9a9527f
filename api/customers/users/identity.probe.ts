import { Inject, Injectable } from '@nestjs/common';
import { discoveryAddress } from '../../platform/access/issuer.js';
import { TokenVerifier } from '../../platform/access/token-verifier.js';
import { Env } from '../../platform/env.js';
import { type Finding, type Probe, Probes } from '../../platform/support/probe.js';
import { Identity, IdentityRefused } from '../../ports/identity.js';

const ANSWER_MS = 3_000;

/** The identity service: whether it answers and lets us change accounts, and the keys that verify tokens. */
@Probes('identity')
@Injectable()
export class IdentityProbe implements Probe {
  constructor(
    @Inject(Env) private readonly env: Env,
    private readonly tokens: TokenVerifier,
    private readonly identity: Identity,
  ) {}

  async check(): Promise<Finding> {
    const { VSD_ISSUER, VSD_IDENTITY } = this.env;
    const answer = await fetch(discoveryAddress(this.env), { signal: AbortSignal.timeout(ANSWER_MS) });
    if (!answer.ok) throw new Error(`The identity service answers ${answer.status}`);
    const { issuer } = (await answer.json()) as { issuer?: string };
    const keysReadAt = this.tokens.keysReadAt?.toISOString() ?? null;
    const facts = { adapter: VSD_IDENTITY, issuer: VSD_ISSUER, keysReadAt };
    if (issuer !== VSD_ISSUER) return { condition: 'WARNING', problem: 'OTHER_ISSUER', facts };
    return (await this.#takesAccounts())
      ? { condition: 'UP', facts }
      : { condition: 'WARNING', problem: 'ACCOUNTS_REFUSED', facts };
  }

  /** If the service refuses us, people can still sign in, but users cannot be changed. */
  async #takesAccounts(): Promise<boolean> {
    try {
      await this.identity.probe();
      return true;
    } catch (error) {
      if (error instanceof IdentityRefused) return false;
      throw error;
    }
  }
}
