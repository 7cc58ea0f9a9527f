import { Injectable } from '@nestjs/common';
import { clock } from '../platform/clock.js';
import type { Condition } from '../platform/resource/condition.js';
import type { ResourceRules } from '../platform/rest/rules.js';
import type { SignedInUser } from '../platform/tenancy/session.js';
import type { DataExport } from './data-export.entity.js';

/** An export belongs to its owner alone, until its day is over. */
@Injectable()
export class DataExportRules implements ResourceRules<DataExport> {
  scope({ id }: SignedInUser): Condition {
    return { user: { id }, $or: [{ expiresAt: null }, { expiresAt: { $gt: clock.now() } }] };
  }
}
