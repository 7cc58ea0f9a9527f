import type { Random } from '../../support/random.js';
import type { Row } from './copy-rows.js';

/** An id as PostgreSQL's uuidv7() makes them: in the order of the moments at which records came to be. */
export function idAt(moment: Date, random: Random): string {
  const time = moment.getTime().toString(16).padStart(12, '0');
  const bits = () =>
    Math.floor(random.next() * 0x1_0000)
      .toString(16)
      .padStart(4, '0');
  const variant = (0x8000 | Math.floor(random.next() * 0x4000)).toString(16);
  return `${time.slice(0, 8)}-${time.slice(8)}-7${bits().slice(1)}-${variant}-${bits()}${bits()}${bits()}`;
}

/** The columns that every record has beside its own values. */
export const recordAt = (tenant: string, moment: Date, random: Random) =>
  ({
    tenant,
    id: idAt(moment, random),
    created_at: moment,
    created_by: 'System',
    updated_at: moment,
    updated_by: 'System',
  }) satisfies Row;
