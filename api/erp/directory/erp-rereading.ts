import { Injectable } from '@nestjs/common';
import { ErpError } from '../../ports/erp/erp-error.js';
import type { DirectoryKind } from '../../vocabulary/erp.js';
import { ErpConnections } from '../connections/erp-connections.js';
import type { ErpLink } from '../record/erp-link.entity.js';
import { ErpCopying } from './erp-copying.js';

/** What is only read from a system elsewhere. */
export type ReadLink = ErpLink & { kind: DirectoryKind };

/** Reads anew what could not be taken over, once somebody believes that its cause is gone. */
@Injectable()
export class ErpRereading {
  constructor(
    private readonly connections: ErpConnections,
    private readonly copying: ErpCopying,
  ) {}

  /** What is taken over leaves the list, the rest stays on it with its reason of now; false where nobody is connected. */
  async read({ kind, place }: ReadLink): Promise<boolean> {
    const connection = await this.connections.directory();
    if (!connection || !place) return false;
    const entries = await this.connections.through(connection, async ({ directory }) =>
      directory?.entries(kind, place),
    );
    if (!entries) throw new ErpError('UNSUPPORTED', 'NOT_APPLIED');
    await this.copying.take(connection.adapter, kind, entries);
    return true;
  }
}
