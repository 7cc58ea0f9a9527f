import { Problem } from '../../platform/http/problem.js';
import type { Address } from './address.entity.js';

/** Below what an ERP keeps nothing is entered here, where it would not be looked for: 409 KEPT_ELSEWHERE. */
export function assertTakesMore(address: Address | null | undefined): void {
  if (address?.origin) throw new Problem(409, 'KEPT_ELSEWHERE', { system: address.origin });
}
