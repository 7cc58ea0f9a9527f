import { Injectable } from '@nestjs/common';
import { ErpError } from '../../ports/erp/erp-error.js';
import type { DirectoryKind } from '../../vocabulary/erp.js';
import { ErpConnections } from '../connections/erp-connections.js';
import type { ErpLink } from '../record/erp-link.entity.js';
import { ErpCopying } from './erp-copying.js';

/** The link of a record that is only read from an ERP. */
export type ReadLink = ErpLink & { kind: DirectoryKind };

/** Reads refused entries again, on request of a user. */
@Injectable()
export class ErpRereading {
  constructor(
    private readonly connections: ErpConnections,
    private readonly copying: ErpCopying,
  ) {}

  /** Reads an entry; a copied one leaves the list, a refused one stays with its present reason. False without a connection. */
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
