import type { EntityManager } from '@mikro-orm/postgresql';
import { Integer, Text } from '../resource/index.js';
import { TenantTable } from '../resource/resource.js';
import { TenantEntity } from '../tenancy/tenant-entity.js';

const REQUIRED = { required: true } as const;
const MOST = 50;

/** A request that failed through no fault of the caller: route and codes, without anyone's data. Kept for a day. */
@TenantTable()
export class RequestFailure extends TenantEntity {
  /** Id in the log of the process and on the caller's screen. */
  @Text(REQUIRED) requestId!: string;
  @Text(REQUIRED) method!: string;
  /** Pattern of the address. */
  @Text(REQUIRED) route!: string;
  @Integer(REQUIRED) status!: number;
  @Text(REQUIRED) code!: string;
  /** Class of the error. */
  @Text(REQUIRED) error!: string;
  /** Codes of the system that failed. */
  @Text() errorCode: string | null = null;
}

/** The latest failures of the tenant's requests. */
export async function recentFailures(em: EntityManager): Promise<object[]> {
  const found = await em.find(RequestFailure, {}, { orderBy: { createdAt: 'desc' }, limit: MOST });
  return found.map(({ createdAt, requestId, method, route, status, code, error, errorCode }) => ({
    at: createdAt.toISOString(),
    requestId,
    method,
    route,
    status,
    code,
    error,
    errorCode,
  }));
}
