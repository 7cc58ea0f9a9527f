import type { EntityManager } from '@mikro-orm/postgresql';
import type { Jobs } from '../platform/jobs/jobs.js';
import { today } from '../platform/resource/today.js';
import { DataExport } from './data-export.entity.js';
import { DATA_EXPORTS } from './export-queue.js';

type Order = Pick<DataExport, 'user' | 'resource' | 'format' | 'mail' | 'locale' | 'query' | 'reach'> &
  Partial<Pick<DataExport, 'id' | 'total'>> & { readonly schedule?: string };

/** Stores an export and its job in the caller's transaction. The file is named by title and day. */
export async function orderExport(em: EntityManager, jobs: Jobs, title: string, input: Order): Promise<DataExport> {
  const { schedule, ...order } = input;
  const data = Object.assign(new DataExport(), order, { fileName: `${title} ${today()}.${order.format}` });
  em.persist(data);
  await em.flush();
  await jobs.send(em, DATA_EXPORTS, { export: data.id, ...(schedule && { schedule }) }, { id: data.id });
  return data;
}
