import { Body, Controller, Delete, Get, HttpCode, Param, Post, Res } from '@nestjs/common';
import type { Response } from 'express';
import { contentRoute } from '../files/file-operations.js';
import { sendFile } from '../files/send-file.js';
import { Operation } from '../platform/access/operation.js';
import { apiAddress } from '../platform/application.js';
import { RecordId } from '../platform/rest/request.js';
import { EXPORT_FILE_FORMATS } from '../vocabulary/master-data.js';
import { Role } from '../vocabulary/role.js';
import { DataExport } from './data-export.entity.js';
import { exportTypeOf } from './export-format.js';
import { ExportsService } from './exports.service.js';
import { EXPORT_BODY } from './requested-export.js';

const OPERATION = { allow: [Role.AccessReporting], tag: 'exports' };
const LIST_REFUSALS = [
  'UNKNOWN_FIELD',
  'UNKNOWN_OPERATOR',
  'INVALID_VALUE',
  'INVALID_FILTER',
  'INVALID_SORT',
  'INVALID_FIELDS',
];

/** Lists as files that the worker makes (contract "Addresses"). */
@Controller('v1/exports')
export class ExportsController {
  constructor(private readonly exports: ExportsService) {}

  @Post()
  @HttpCode(202)
  @Operation({
    ...OPERATION,
    id: 'orderExport',
    summary: 'Have a list made into a file, behind the request’s back, with the rights of who asks',
    body: EXPORT_BODY,
    answer: DataExport,
    status: 202,
    location: 'Address of the export, which tells when it is done',
    idempotent: true,
    problems: {
      400: LIST_REFUSALS,
      409: ['EXPORTS_RUNNING', 'EXPORTS_KEPT', 'EXPORTS_FULL'],
      422: ['EXPORT_TOO_LARGE'],
    },
  })
  async order(@Body() body: unknown, @Res({ passthrough: true }) response: Response) {
    const json = await this.exports.order(body);
    response.location(apiAddress(`exports/${json.id}`));
    return json;
  }

  @Get(':id/content')
  @Operation(
    contentRoute(EXPORT_FILE_FORMATS.map(exportTypeOf), {
      ...OPERATION,
      id: 'downloadExport',
      summary: 'The file of an export that is done; for its owner, for a day',
      problems: { 403: ['EXPORT_RIGHTS_LOST'], 409: ['EXPORT_NOT_READY'] },
    }),
  )
  async content(@Param('id', RecordId) id: string, @Res() response: Response) {
    await sendFile(response, await this.exports.open(id), undefined);
  }

  @Delete(':id')
  @Operation({
    ...OPERATION,
    id: 'discardExport',
    summary: 'Cancel an export, or forget one that is done with its file',
    answer: DataExport,
  })
  discard(@Param('id', RecordId) id: string) {
    return this.exports.discard(id);
  }
}
