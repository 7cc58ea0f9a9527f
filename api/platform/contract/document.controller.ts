import { Controller, Get, Headers, Res } from '@nestjs/common';
import type { Response } from 'express';
import { Operation } from '../access/operation.js';
import { currentSession } from '../tenancy/session.js';
import { DocumentService } from './document.service.js';

@Controller('openapi.json')
export class DocumentController {
  constructor(private readonly documents: DocumentService) {}

  /** Without a token the full static contract; with one, what this user may do (contract "Addresses"). */
  @Get()
  @Operation({
    id: 'readDocument',
    summary: 'This document',
    allow: 'public',
    tag: 'application',
    answer: { type: 'object' },
  })
  read(@Headers('if-none-match') known: string | undefined, @Res() response: Response): void {
    const { user } = currentSession();
    const { text, etag } = user ? this.documents.projected(user.roles) : this.documents.full();
    response.setHeader('ETag', etag);
    response.setHeader('Cache-Control', 'private, no-cache');
    response.setHeader('Vary', 'Authorization, Cookie');
    if (known?.split(/,\s*/).includes(etag)) {
      response.status(304).end();
      return;
    }
    response.type('application/json').send(text);
  }
}
