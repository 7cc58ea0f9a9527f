import { TOKEN_PATTERN } from '../platform/signed-token.js';

/** Operations for whoever has a signed link and no account: the link says the tenant and what it is good for. */
export const LINK = {
  allow: 'public',
  path: {
    tenant: { type: 'string', pattern: '^[a-z0-9-]{1,60}$' },
    token: { type: 'string', pattern: TOKEN_PATTERN },
  },
} as const;
