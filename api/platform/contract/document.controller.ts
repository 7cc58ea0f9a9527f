import { Controller, Get, Headers, Query, Req, Res } from '@nestjs/common';
import type { Request, Response } from 'express';
import { Operation } from '../access/operation.js';
import { Problem } from '../http/problem.js';
import { tenantFields } from '../resource/tenant-fields.js';
import { preferredLocale } from '../tenancy/preferred-locale.js';
import { currentSession } from '../tenancy/session.js';
import { UnitOfWork } from '../tenancy/unit-of-work.js';
import { DocumentService } from './document.service.js';

@Controller('openapi.json')
export class DocumentController {
  constructor(
    private readonly documents: DocumentService,
    private readonly work: UnitOfWork,
  ) {}

  /** The full contract without a token; with one, this user's part in their language (contract "Addresses"). */
  @Get()
  @Operation({
    id: 'readDocument',
    summary: 'This document',
    allow: 'public',
    knowsCaller: true,
    tag: 'application',
    answer: { type: 'object' },
    query: {
      words: {
        type: 'string',
        enum: ['false'],
        description: '`false` leaves titles and descriptions out of the document of a signed-in user',
      },
    },
    otherwise: { 304: 'As it was known' },
  })
  async read(
    @Headers('if-none-match') known: string | undefined,
    @Query('words') words: string | undefined,
    @Req() request: Request,
    @Res() response: Response,
  ): Promise<void> {
    if (words !== undefined && words !== 'false') throw new Problem(400, 'INVALID_VALUE', { name: 'words' });
    const { text, etag } = await this.#document(request, words === 'false');
    response.setHeader('ETag', etag);
    response.setHeader('Cache-Control', 'private, no-cache');
    response.setHeader('Vary', 'Authorization, Cookie, Accept-Language');
    if (known?.split(/,\s*/).includes(etag)) {
      response.status(304).end();
      return;
    }
    response.type('application/json').send(text);
  }

  async #document(request: Request, isBare: boolean) {
    const { user, tenant } = currentSession();
    if (!user) return this.documents.full();
    const fields = tenant ? await this.work.read((em) => tenantFields(em)) : undefined;
    if (isBare) return this.documents.bare(user, fields);
    return this.documents.translated(user, preferredLocale(request), fields);
  }
}
