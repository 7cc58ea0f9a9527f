import { Body, Controller, Get, HttpCode, Param, Post, Query, Res } from '@nestjs/common';
import type { Response } from 'express';
import { STAFF } from '../../masterdata/access.js';
import { Operation } from '../../platform/access/operation.js';
import { BodyOf } from '../../platform/rest/request.js';
import { Role } from '../../vocabulary/role.js';
import { CrmService } from './crm.service.js';
import { CrmAddress, CrmCatalogItem, CrmProject, CrmSource, NewCrmAddress } from './crm.shape.js';
import { CRM_LIST_QUERY, type CrmListQuery, erpQuery } from './crm-query.js';

const tag = 'crm';
/** A number of the CRM is a text. */
const path = { number: { type: 'string', minLength: 1, maxLength: 200 } };
const problems = { 503: ['ERP_UNAVAILABLE'] };
const allow = [Role.Agent];
const query = CRM_LIST_QUERY;

/** Addresses, projects and catalogue of the external system, to choose from; 503 ERP_UNAVAILABLE while it does not answer. */
@Controller('v1/crm')
export class CrmController {
  constructor(private readonly crm: CrmService) {}

  @Get('source')
  @Operation({
    id: 'readCrmSource',
    summary: 'The system of the records that are chosen here, and the age of our copy',
    allow: STAFF,
    tag,
    answer: CrmSource,
  })
  source() {
    return this.crm.source();
  }

  @Get('addresses')
  @Operation({
    id: 'listCrmAddresses',
    reads: ['addresses', 'customers'],
    problems,
    summary: 'Companies of the CRM, with the customers linked to them',
    allow,
    tag,
    answer: CrmAddress,
    many: true,
    query,
  })
  addresses(@Query() listQuery: CrmListQuery, @Res({ passthrough: true }) _response: Response) {
    return this.crm.addresses(erpQuery(listQuery));
  }

  @Get('addresses/:number')
  @Operation({
    id: 'readCrmAddress',
    reads: ['addresses', 'customers'],
    path,
    problems,
    summary: 'An address of the CRM by its number',
    allow,
    tag,
    answer: CrmAddress,
  })
  address(@Param('number') number: string) {
    return this.crm.address(number);
  }

  @Get('addresses/:number/subaddresses')
  @Operation({
    id: 'listCrmSubaddresses',
    reads: ['addresses', 'customers'],
    path,
    problems,
    summary: 'Further addresses of a company',
    allow,
    tag,
    answer: CrmAddress,
    many: true,
    query,
  })
  subaddresses(@Param('number') number: string, @Query() listQuery: CrmListQuery) {
    return this.crm.subaddresses(number, erpQuery(listQuery));
  }

  @Post('addresses/:number/subaddresses')
  @HttpCode(201)
  @Operation({
    id: 'addCrmSubaddress',
    reads: ['addresses', 'customers'],
    path,
    problems,
    summary: 'Add a further address of a company',
    allow: [Role.ManageCustomer],
    tag,
    body: NewCrmAddress,
    answer: CrmAddress,
    status: 201,
    idempotent: true,
  })
  addSubaddress(@Param('number') number: string, @Body(BodyOf(NewCrmAddress)) input: NewCrmAddress) {
    return this.crm.addSubaddress(number, input);
  }

  @Get('projects')
  @Operation({
    id: 'listCrmProjects',
    reads: ['projects'],
    problems,
    summary: 'Projects of a company and those of all',
    allow,
    tag,
    answer: CrmProject,
    many: true,
    query: { ...query, address: { type: 'string', description: 'Number of the company' } },
  })
  projects(@Query() listQuery: CrmListQuery & { address?: string }) {
    return this.crm.projects(listQuery.address, erpQuery(listQuery));
  }

  @Get('projects/:number')
  @Operation({
    id: 'readCrmProject',
    reads: ['projects'],
    path,
    problems,
    summary: 'A project by its number',
    allow,
    tag,
    answer: CrmProject,
  })
  project(@Param('number') number: string) {
    return this.crm.project(number);
  }

  @Get('catalog-items')
  @Operation({
    id: 'listCrmCatalogItems',
    reads: ['catalog-items'],
    problems,
    summary: 'Work and material by words of number, name or barcode',
    allow: STAFF,
    tag,
    answer: CrmCatalogItem,
    many: true,
    query,
  })
  catalogItems(@Query() listQuery: CrmListQuery, @Res({ passthrough: true }) _response: Response) {
    return this.crm.catalogItems(erpQuery(listQuery));
  }

  @Get('catalog-items/:number')
  @Operation({
    id: 'readCrmCatalogItem',
    reads: ['catalog-items'],
    path,
    problems,
    summary: 'An item of the catalogue by its number',
    allow: STAFF,
    tag,
    answer: CrmCatalogItem,
  })
  catalogItem(@Param('number') number: string) {
    return this.crm.catalogItem(number);
  }
}
