import { Controller, Get, Param, Query, Res } from '@nestjs/common';
import type { Response } from 'express';
import { contentRoute } from '../../files/file-operations.js';
import { sendFile } from '../../files/send-file.js';
import { STAFF } from '../../masterdata/access.js';
import { Operation } from '../../platform/access/operation.js';
import { RecordId } from '../../platform/rest/request.js';
import { LANGUAGES, type Language } from '../../vocabulary/locale.js';
import { ReportPapersService } from './report-papers.service.js';

const DOWNLOAD = contentRoute('application/pdf', {
  id: 'printReport',
  reads: ['report-positions', 'tickets'],
  summary: 'The report as PDF/A-3b, by default in the language of the conversation with the customer',
  allow: STAFF,
  tag: 'reports',
  query: {
    language: { type: 'string', enum: [...LANGUAGES] },
    disposition: { type: 'string', enum: ['attachment', 'inline'], default: 'inline' },
  },
  limit: { name: 'report-papers', points: 30, seconds: 60, by: 'user' },
});

/** Reports on paper. */
@Controller('v1/reports/:id/pdf')
export class ReportPapersController {
  constructor(private readonly papers: ReportPapersService) {}

  @Get()
  @Operation(DOWNLOAD)
  async read(
    @Param('id', RecordId) id: string,
    @Query('language') language: Language | undefined,
    @Query('disposition') disposition: string | undefined,
    @Res() response: Response,
  ) {
    await sendFile(response, await this.papers.open(id, language), disposition);
  }
}
