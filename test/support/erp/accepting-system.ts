import { jest } from '@jest/globals';
import type { ErpReport } from '../../../api/ports/erp/erp-reports.js';
import type { VersionedRecord } from '../../../api/ports/erp/erp-store.js';
import { ErpSystems } from '../../../api/ports/erp/erp-systems.js';
import type { TestApplication } from '../application.js';
import type { Json } from '../records.js';

/** Connects a desk with a system that keeps reports in memory, as long as `take` takes them; until mocks are restored. */
export async function connectAccepting(
  desk: TestApplication,
  take: (report: ErpReport) => Promise<void>,
  more: Json = {},
) {
  const held = new Map<string, VersionedRecord<ErpReport>>();
  let versions = 0;
  const reports = {
    place: 'reports',
    stateOf: async (key: string) => held.get(key)?.value.state ?? null,
    read: async (_place: string, key: string) => held.get(key) ?? null,
    write: async (_place: string, key: string, value: ErpReport) => {
      await take(value);
      versions += 1;
      held.set(key, { value, version: String(versions) });
    },
    remove: async (_place: string, key: string) => void held.delete(key),
    sells: async () => true,
    changes: async () => ({ cursor: '', keys: [] }),
    versions: async () => new Map<string, string>(),
  };
  jest.spyOn(desk.app.get(ErpSystems), 'open').mockReturnValue({ probe: async () => undefined, reports });
  const access = { name: 'ERP', adapter: 'TRYTON', url: 'https://erp.example/', database: 'alpina' };
  const given = { ...access, user: 'desk', password: 'geheim', ...more };
  const body = await desk.as('admin').create('v1/erp-connections', given);
  return {
    connection: body as Json,
    held,
    disconnect: () =>
      desk.superuser.query(`delete from erp_connection where id = $1`, [body.id]).then(() => jest.restoreAllMocks()),
  };
}
