import { Controller, Delete, Get, Param, Post, Query, Req, Res } from '@nestjs/common';
import type { Request, Response } from 'express';
import { BINARY } from '../../files/file-schema.js';
import { sendFile } from '../../files/send-file.js';
import { STAFF } from '../../masterdata/access.js';
import { Operation } from '../../platform/access/operation.js';
import { sendPage } from '../../platform/resource/page-headers.js';
import { IfMatch, RecordId } from '../../platform/resource/request.js';
import { Role } from '../../vocabulary/role.js';
import { Invoice } from './invoice.entity.js';
import { InvoicesService } from './invoices.service.js';

const allow = [Role.Agent, Role.Customer, Role.Executor];
const tag = 'invoices';
const FORM = {
  type: 'object',
  required: ['file', 'invoiceNumber', 'invoiceAmountExclVat'],
  properties: {
    file: BINARY,
    invoiceNumber: { type: 'string', maxLength: 60 },
    invoiceAmountExclVat: { type: 'number', minimum: 0.01, multipleOf: 0.01 },
  },
};

/** Invoices of tickets with their PDF (contract, `tickets/{id}/invoices`). */
@Controller('v1')
export class InvoicesController {
  constructor(private readonly invoices: InvoicesService) {}

  @Get('tickets/:id/invoices')
  @Operation({
    id: 'listTicketInvoices',
    summary: 'Invoices of the ticket; executors see their own',
    allow,
    tag,
    answer: Invoice,
    many: true,
    listQuery: true,
  })
  async list(
    @Param('id', RecordId) id: string,
    @Query() query: Record<string, unknown>,
    @Res({ passthrough: true }) response: Response,
  ) {
    return sendPage(response, await this.invoices.list(id, query));
  }

  @Post('tickets/:id/invoices')
  @Operation({
    id: 'addTicketInvoice',
    problems: { 409: ['DUPLICATE', 'TICKET_STATE'], 415: ['INVOICE_PDF'] },
    summary: 'Add an invoice as PDF of at most 15 MB',
    allow: STAFF,
    tag,
    body: FORM,
    bodyType: 'multipart/form-data',
    answer: Invoice,
    status: 201,
    idempotent: true,
  })
  add(@Param('id', RecordId) id: string, @Req() request: Request) {
    return this.invoices.add(id, request);
  }

  @Get('invoices/:id/content')
  @Operation({
    id: 'readInvoiceContent',
    summary: 'The PDF itself',
    allow,
    tag,
    answer: BINARY,
    answerType: 'application/pdf',
    query: { disposition: { type: 'string', enum: ['attachment', 'inline'], default: 'attachment' } },
  })
  async content(
    @Param('id', RecordId) id: string,
    @Query('disposition') disposition: string | undefined,
    @Res() response: Response,
  ) {
    await sendFile(response, await this.invoices.open(id), disposition);
  }

  @Delete('invoices/:id')
  @Operation({
    id: 'deleteInvoice',
    problems: { 409: ['INVOICE_NEEDED', 'TICKET_STATE'] },
    summary: 'Remove the invoice',
    allow: STAFF,
    tag,
    answer: Invoice,
    ifMatch: 'optional',
  })
  remove(@Param('id', RecordId) id: string, @IfMatch('optional') version: number | undefined) {
    return this.invoices.remove(id, version);
  }
}
