import { Controller, Get, Inject, Query, Res } from '@nestjs/common';
import type { Response } from 'express';
import { Operation } from '../platform/access/operation.js';
import { sendPage } from '../platform/rest/page-headers.js';
import { serviceOf } from '../platform/rest/resource-controller.js';
import type { ResourceService } from '../platform/rest/resource-service.js';
import { UnitOfWork } from '../platform/tenancy/unit-of-work.js';
import { AGENTS_READ } from './access.js';
import { firstSettings } from './current-settings.js';
import { TenantSettings } from './tenant-settings.entity.js';

/** The list of one row, which the first request creates. */
@Controller('v1/tenant-settings')
export class TenantSettingsController {
  constructor(
    private readonly work: UnitOfWork,
    @Inject(serviceOf(TenantSettings)) private readonly settings: ResourceService<TenantSettings>,
  ) {}

  @Get()
  @Operation({
    id: 'listTenantSettings',
    summary: 'The settings of the tenant, as a list of one',
    allow: AGENTS_READ.read,
    tag: 'tenant-settings',
    answer: TenantSettings,
    many: true,
    listQuery: true,
  })
  async list(@Query() query: Record<string, unknown>, @Res({ passthrough: true }) response: Response) {
    await this.#ensure();
    return sendPage(response, await this.settings.list(query));
  }

  async #ensure(): Promise<void> {
    const existing = await this.work.read((em) => em.count(TenantSettings));
    if (existing > 0) return;
    await this.work.write((em) =>
      em.upsert(TenantSettings, firstSettings(), { onConflictFields: ['tenant'], onConflictAction: 'ignore' }),
    );
  }
}
