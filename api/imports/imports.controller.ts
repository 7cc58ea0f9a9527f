import { Body, Controller, Delete, Get, HttpCode, Param, Post, Put, Query, Req, Res } from '@nestjs/common';
import type { Request, Response } from 'express';
import { contentRoute } from '../files/file-operations.js';
import { sendFile } from '../files/send-file.js';
import { Operation } from '../platform/access/operation.js';
import { RecordId } from '../platform/rest/request.js';
import { TABLE_TYPES } from '../platform/tables/table-type.js';
import { preferredLocale } from '../platform/tenancy/preferred-locale.js';
import { TABLE_FORMATS } from '../platform/vocabulary/table-format.js';
import { IMPORT_OUTCOMES } from '../vocabulary/master-data.js';
import { DataImport, IMPORTERS } from './data-import.entity.js';
import { ImportTables } from './import-tables.service.js';
import { ImportedRowsService } from './imported-rows.service.js';
import { ImportsService } from './imports.service.js';
import { COLUMNS_BODY, ImportedRow } from './imports.shape.js';

const OPERATION = { allow: IMPORTERS, tag: 'imports', answer: DataImport };
const FORMAT = { format: { type: 'string', enum: [...TABLE_FORMATS] } };

/** Acts on an uploaded import. */
@Controller('v1/imports/:id')
export class ImportsController {
  constructor(
    private readonly imports: ImportsService,
    private readonly rows: ImportedRowsService,
    private readonly tables: ImportTables,
  ) {}

  @Get('rows')
  @Operation({
    ...OPERATION,
    id: 'listImportRows',
    problems: { 400: ['INVALID_RANGE'], 409: ['IMPORT_NOT_READY'] },
    summary: 'Rows of the table with outcome and problems',
    answer: ImportedRow,
    many: true,
    query: { outcome: { type: 'string', enum: [...IMPORT_OUTCOMES] }, range: { type: 'string' } },
  })
  list(
    @Param('id', RecordId) id: string,
    @Query('outcome') outcome: string | undefined,
    @Query('range') range: string | undefined,
    @Req() request: Request,
  ) {
    return this.rows.list(id, { outcome, range }, preferredLocale(request));
  }

  @Get('refused')
  @Operation(
    contentRoute(TABLE_TYPES, {
      allow: OPERATION.allow,
      tag: OPERATION.tag,
      id: 'readRefusedRows',
      problems: { 409: ['IMPORT_NOT_READY'] },
      summary: 'The refused rows with their reasons as a table, ready to be put right and sent again',
      query: FORMAT,
    }),
  )
  async refused(
    @Param('id', RecordId) id: string,
    @Query('format') format: string | undefined,
    @Req() request: Request,
    @Res() response: Response,
  ) {
    await sendFile(response, await this.tables.refused(id, format, preferredLocale(request)), undefined);
  }

  @Put('columns')
  @Operation({
    ...OPERATION,
    id: 'assignImportColumns',
    problems: { 409: ['IMPORT_NOT_READY', 'IMPORTS_FULL'] },
    summary: 'Assign a field to each column; all rows are checked again',
    body: COLUMNS_BODY,
  })
  assign(@Param('id', RecordId) id: string, @Body() body: { fields?: unknown }) {
    return this.imports.assign(id, body?.fields);
  }

  @Post('run')
  @HttpCode(202)
  @Operation({
    ...OPERATION,
    id: 'runImport',
    problems: { 409: ['IMPORT_NOT_READY', 'IMPORTS_FULL'] },
    summary: 'Have the rows written by the worker',
    status: 202,
  })
  run(@Param('id', RecordId) id: string) {
    return this.imports.run(id);
  }

  @Delete()
  @Operation({
    ...OPERATION,
    id: 'discardImport',
    problems: { 409: ['IMPORT_NOT_READY'] },
    summary: 'Delete the import; written records stay',
  })
  discard(@Param('id', RecordId) id: string) {
    return this.imports.discard(id);
  }
}
