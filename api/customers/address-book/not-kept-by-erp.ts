import { Problem } from '../../platform/http/problem.js';
import type { Address } from './address.entity.js';

/** Throws 409 KEPT_ELSEWHERE for an address of an ERP: its contacts and subaddresses are entered there. */
export function assertNotKeptByErp(address: Address | null | undefined): void {
  if (address?.origin) throw new Problem(409, 'KEPT_ELSEWHERE', { system: address.origin });
}
