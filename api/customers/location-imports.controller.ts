import { Controller, Get, Param, Post, Query, Req, Res } from '@nestjs/common';
import type { Request, Response } from 'express';
import { contentRoute, uploadRoute } from '../files/file-operations.js';
import { sendFile } from '../files/send-file.js';
import { DataImport } from '../imports/data-import.entity.js';
import { Operation } from '../platform/access/operation.js';
import { RecordId } from '../platform/rest/request.js';
import { TABLE_TYPES } from '../platform/tables/table-type.js';
import { preferredLocale } from '../platform/tenancy/preferred-locale.js';
import { TABLE_FORMATS } from '../platform/vocabulary/table-format.js';
import { Role } from '../vocabulary/role.js';
import { LocationImports } from './location-imports.js';

const OPERATION = { allow: [Role.ManageCustomer], tag: 'locations' };

/** Locations of a customer from a table (spec §2 "Customer management"). */
@Controller('v1')
export class LocationImportsController {
  constructor(private readonly imports: LocationImports) {}

  @Post('customers/:id/locations/import')
  @Operation(
    uploadRoute({
      ...OPERATION,
      id: 'importLocations',
      reads: ['imports'],
      problems: { 409: ['IMPORTS_FULL'], 415: ['IMPORT_FILE_TYPE'] },
      summary: 'Send a table of locations, XLSX or CSV; it is checked first, and written on request',
      answer: DataImport,
      status: 201,
      idempotent: true,
    }),
  )
  upload(@Param('id', RecordId) id: string, @Req() request: Request) {
    return this.imports.upload(id, request);
  }

  @Get('customers/:id/locations/import')
  @Operation({
    ...OPERATION,
    id: 'listLocationImports',
    reads: ['imports'],
    summary: 'Imports of the customer’s locations of the last day, newest first',
    answer: DataImport,
    many: true,
  })
  latest(@Param('id', RecordId) id: string) {
    return this.imports.latest(id);
  }

  @Get('customers/:id/locations/import/template')
  @Operation(
    contentRoute(TABLE_TYPES, {
      ...OPERATION,
      id: 'readLocationTemplate',
      summary: 'A table of locations to start from',
      query: { format: { type: 'string', enum: [...TABLE_FORMATS] } },
    }),
  )
  async template(
    @Param('id', RecordId) id: string,
    @Query('format') format: string | undefined,
    @Req() request: Request,
    @Res() response: Response,
  ) {
    await sendFile(response, await this.imports.template(id, format, preferredLocale(request)), undefined);
  }
}
