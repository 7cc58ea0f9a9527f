import { Controller, Delete, Get, HttpCode, Param, Post, Req, Res } from '@nestjs/common';
import type { Request, Response } from 'express';
import { BINARY, FILE_FORM, LOGO_TYPES } from '../../files/file-schema.js';
import { sendFile } from '../../files/send-file.js';
import { Operation } from '../../platform/access/operation.js';
import { IfMatch, RecordId } from '../../platform/resource/request.js';
import { Role } from '../../vocabulary/role.js';
import { ALL_READ } from '../access.js';
import { TenantSettings } from '../tenant-settings.entity.js';
import { TenantLogoService } from './tenant-logo.service.js';

const tag = 'tenant-settings';
const write = [Role.ManageMasterData];

/** The picture of the tenant: kept with its settings, seen by everybody. */
@Controller('v1')
export class TenantLogoController {
  constructor(private readonly logos: TenantLogoService) {}

  @Get('tenant-logo')
  @Operation({
    id: 'readTenantLogo',
    problems: { 404: ['NOT_FOUND'] },
    summary: 'The logo of the tenant, PNG or JPEG; 404 when there is none',
    allow: ALL_READ.read,
    tag,
    answer: BINARY,
    answerType: LOGO_TYPES,
  })
  async read(@Res() response: Response) {
    await sendFile(response, await this.logos.openCurrent(), 'inline');
  }

  @Post('tenant-settings/:id/logo')
  @HttpCode(200)
  @Operation({
    id: 'replaceTenantLogo',
    problems: { 413: ['LOGO_SIZE'], 415: ['LOGO_TYPE'], 422: ['LOGO_PIXELS', 'LOGO_BROKEN'] },
    summary: 'Give the tenant a logo: PNG, JPEG or WebP of at most 2 MB; it is encoded anew',
    allow: write,
    tag,
    body: FILE_FORM,
    bodyType: 'multipart/form-data',
    answer: TenantSettings,
    ifMatch: 'optional',
  })
  replace(
    @Param('id', RecordId) id: string,
    @Req() request: Request,
    @IfMatch('optional') version: number | undefined,
  ) {
    return this.logos.replace(id, request, version);
  }

  @Delete('tenant-settings/:id/logo')
  @Operation({
    id: 'deleteTenantLogo',
    summary: 'Take the logo of the tenant away',
    allow: write,
    tag,
    answer: TenantSettings,
    ifMatch: 'optional',
  })
  remove(@Param('id', RecordId) id: string, @IfMatch('optional') version: number | undefined) {
    return this.logos.remove(id, version);
  }
}
