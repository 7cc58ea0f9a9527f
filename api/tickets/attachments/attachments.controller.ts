import { Controller, Delete, Get, Param, Post, Query, Req, Res } from '@nestjs/common';
import type { Request, Response } from 'express';
import { BINARY, FILE_TYPES } from '../../files/file-schema.js';
import { sendFile } from '../../files/send-file.js';
import { Operation } from '../../platform/access/operation.js';
import { sendPage } from '../../platform/resource/page-headers.js';
import { IfMatch, RecordId } from '../../platform/resource/request.js';
import { Role } from '../../vocabulary/role.js';
import { Attachment } from '../record/attachment.entity.js';
import { AttachmentsService } from './attachments.service.js';

const allow = [Role.Agent, Role.Customer, Role.Executor];
const tag = 'attachments';
const FORM = {
  type: 'object',
  required: ['file'],
  properties: { file: BINARY, visibleForCustomer: { type: 'boolean', default: false } },
};

/** Files of tickets: sent and fetched as streams, only through the permission of the ticket. */
@Controller('v1')
export class AttachmentsController {
  constructor(private readonly attachments: AttachmentsService) {}

  @Get('tickets/:id/attachments')
  @Operation({
    id: 'listTicketAttachments',
    summary: 'Attachments of the ticket',
    allow,
    tag,
    answer: Attachment,
    many: true,
    listQuery: true,
  })
  async list(
    @Param('id', RecordId) id: string,
    @Query() query: Record<string, unknown>,
    @Res({ passthrough: true }) response: Response,
  ) {
    return sendPage(response, await this.attachments.list(id, query));
  }

  @Post('tickets/:id/attachments')
  @Operation({
    id: 'addTicketAttachment',
    problems: { 415: ['FILE_TYPE_REFUSED'] },
    summary: 'Add a file of at most 15 MB',
    allow,
    tag,
    body: FORM,
    bodyType: 'multipart/form-data',
    answer: Attachment,
    status: 201,
    idempotent: true,
  })
  upload(@Param('id', RecordId) id: string, @Req() request: Request) {
    return this.attachments.upload(id, request);
  }

  @Get('attachments/:id/content')
  @Operation({
    id: 'readAttachmentContent',
    summary: 'The file itself; pictures and PDF may be shown in place',
    allow,
    tag,
    answer: BINARY,
    answerType: FILE_TYPES,
    query: { disposition: { type: 'string', enum: ['attachment', 'inline'], default: 'attachment' } },
  })
  async content(
    @Param('id', RecordId) id: string,
    @Query('disposition') disposition: string | undefined,
    @Res() response: Response,
  ) {
    await sendFile(response, await this.attachments.open(id), disposition);
  }

  @Delete('attachments/:id')
  @Operation({
    id: 'deleteAttachment',
    summary: 'Remove the file',
    allow,
    tag,
    answer: Attachment,
    ifMatch: 'optional',
  })
  remove(@Param('id', RecordId) id: string, @IfMatch('optional') version: number | undefined) {
    return this.attachments.remove(id, version);
  }
}
