import { Controller, Delete, Get, HttpCode, Param, Post, Req, Res } from '@nestjs/common';
import type { Request, Response } from 'express';
import { BINARY, FILE_FORM, LOGO_TYPES } from '../../files/file-schema.js';
import { sendFile } from '../../files/send-file.js';
import { Operation } from '../../platform/access/operation.js';
import { IfMatch, RecordId } from '../../platform/resource/request.js';
import { Role } from '../../vocabulary/role.js';
import { CUSTOMER_DATA } from '../access.js';
import { Customer } from '../customer.entity.js';
import { CustomerLogoService } from './customer-logo.service.js';

const tag = 'customers';
const write = [Role.ManageCustomer];

/** The picture of a customer, as a sub-record of it. */
@Controller('v1/customers/:id/logo')
export class CustomerLogoController {
  constructor(private readonly logos: CustomerLogoService) {}

  @Get()
  @Operation({
    id: 'readCustomerLogo',
    summary: 'The logo itself, PNG or JPEG; 404 when there is none',
    allow: CUSTOMER_DATA.read,
    tag,
    answer: BINARY,
    answerType: LOGO_TYPES,
  })
  async read(@Param('id', RecordId) id: string, @Res() response: Response) {
    await sendFile(response, await this.logos.open(id), 'inline');
  }

  @Post()
  @HttpCode(200)
  @Operation({
    id: 'replaceCustomerLogo',
    problems: { 413: ['LOGO_SIZE'], 415: ['LOGO_TYPE'], 422: ['LOGO_PIXELS', 'LOGO_BROKEN'] },
    summary: 'Give the customer a logo: PNG, JPEG or WebP of at most 2 MB; it is encoded anew',
    allow: write,
    tag,
    body: FILE_FORM,
    bodyType: 'multipart/form-data',
    answer: Customer,
    ifMatch: 'optional',
  })
  replace(
    @Param('id', RecordId) id: string,
    @Req() request: Request,
    @IfMatch('optional') version: number | undefined,
  ) {
    return this.logos.replace(id, request, version);
  }

  @Delete()
  @Operation({
    id: 'deleteCustomerLogo',
    summary: 'Take the logo away',
    allow: write,
    tag,
    answer: Customer,
    ifMatch: 'optional',
  })
  remove(@Param('id', RecordId) id: string, @IfMatch('optional') version: number | undefined) {
    return this.logos.remove(id, version);
  }
}
