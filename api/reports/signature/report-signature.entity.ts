import type { Ref } from '@mikro-orm/core';
import { Reference } from '../../platform/resource/index.js';
import { TenantTable } from '../../platform/resource/resource.js';
import { TenantEntity } from '../../platform/tenancy/tenant-entity.js';
import { Report } from '../record/report.entity.js';
import { DrawnLines, type Strokes } from './strokes-kind.js';

/** A customer's drawing below a report; the report has name, place and time, createdAt is the time of the receipt. */
@TenantTable({ unique: [['report']] })
export class ReportSignature extends TenantEntity {
  @Reference(() => Report, { required: true, onDelete: 'cascade' }) report!: Ref<Report>;
  @DrawnLines({ required: true }) strokes!: Strokes;
}
