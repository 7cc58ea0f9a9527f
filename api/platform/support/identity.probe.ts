import { Inject, Injectable } from '@nestjs/common';
import { TokenVerifier } from '../access/token-verifier.js';
import { Env } from '../env.js';
import { type Finding, type Probe, Probes } from './probe.js';

const DISCOVERY = '.well-known/openid-configuration';

/** The identity service: whether it tells of itself, and the keys by which its tokens are checked. */
@Probes('identity')
@Injectable()
export class IdentityProbe implements Probe {
  constructor(
    @Inject(Env) private readonly env: Env,
    private readonly tokens: TokenVerifier,
  ) {}

  async look(): Promise<Finding> {
    const { VSD_ISSUER, VSD_ISSUER_INTERNAL, VSD_IDENTITY } = this.env;
    const answer = await fetch(`${VSD_ISSUER_INTERNAL ?? VSD_ISSUER}/${DISCOVERY}`, {
      signal: AbortSignal.timeout(3_000),
    });
    if (!answer.ok) throw new Error(`The identity service answers ${answer.status}`);
    const { issuer } = (await answer.json()) as { issuer?: string };
    const keysReadAt = this.tokens.keysReadAt?.toISOString() ?? null;
    const facts = { adapter: VSD_IDENTITY, issuer: VSD_ISSUER, keysReadAt };
    return issuer === VSD_ISSUER
      ? { condition: 'UP', facts }
      : { condition: 'WARNING', problem: 'OTHER_ISSUER', facts };
  }
}
