import type { Ref } from '@mikro-orm/core';
import { Reference } from '../../platform/resource/index.js';
import { TenantTable } from '../../platform/resource/resource.js';
import { TenantEntity } from '../../platform/tenancy/tenant-entity.js';
import { Report } from '../record/report.entity.js';
import { DrawnLines, type Strokes } from './strokes-kind.js';

/** What a customer drew below a report; who, where and when stands in the report, when it was received in createdAt. */
@TenantTable({ unique: [['report']] })
export class ReportSignature extends TenantEntity {
  @Reference(() => Report, { required: true, onDelete: 'cascade' }) report!: Ref<Report>;
  @DrawnLines({ required: true }) strokes!: Strokes;
}
