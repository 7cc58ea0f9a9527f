import { Controller, Get, Inject, Res } from '@nestjs/common';
import { create as contentDisposition } from 'content-disposition';
import type { Response } from 'express';
import { Operation } from '../access/operation.js';
import { clock } from '../clock.js';
import { Env } from '../env.js';
import { currentTenant } from '../tenancy/session.js';
import { UnitOfWork } from '../tenancy/unit-of-work.js';
import { DiagnosisService } from './diagnosis.service.js';
import { HealthService } from './health.service.js';
import { InstallationHealth } from './support.shape.js';
import { readVersions } from './versions.js';

/** The installation for administrators (spec §2 "admin/support"). */
@Controller('v1/support')
export class SupportController {
  constructor(
    private readonly health: HealthService,
    private readonly diagnosis: DiagnosisService,
    private readonly work: UnitOfWork,
    @Inject(Env) private readonly env: Env,
  ) {}

  @Get('health')
  @Operation({
    id: 'readInstallationHealth',
    summary: 'Versions, and how every part of the installation is',
    allow: ['@administrators'],
    tag: 'support',
    answer: InstallationHealth,
  })
  async read(): Promise<InstallationHealth> {
    const parts = await this.health.read();
    const versions = await this.work.read((em) => readVersions(em, this.env));
    return { versions, parts: parts.map((part) => ({ ...part, facts: part.facts ?? {} })) };
  }

  @Get('diagnosis')
  @Operation({
    id: 'readDiagnosis',
    summary: 'A file for whoever helps from outside: no secret and no person stands in it',
    allow: ['@administrators'],
    tag: 'support',
    answer: { type: 'object' },
  })
  async diagnose(@Res({ passthrough: true }) response: Response): Promise<object> {
    const name = `volta-diagnosis-${currentTenant()}-${clock.now().toISOString().slice(0, 10)}.json`;
    response.setHeader('Content-Disposition', contentDisposition(name));
    return this.diagnosis.make();
  }
}
