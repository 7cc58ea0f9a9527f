import { Body, Controller, Get, HttpCode, Param, Post, Query } from '@nestjs/common';
import { User } from '../masterdata/user.entity.js';
import { Operation } from '../platform/access/operation.js';
import { BodyOf, RecordId } from '../platform/rest/request.js';
import { Role } from '../vocabulary/role.js';
import { CrmService } from './crm/crm.service.js';
import { CrmContact, NewCrmContact } from './crm/crm.shape.js';
import { CRM_LIST_QUERY, type CrmListQuery, erpQuery } from './crm/crm-query.js';
import { CustomerPartsService } from './customer-parts.service.js';
import { Location } from './record/location.entity.js';

const tag = 'customers';
/** Executors see sites, but not the people of a customer. */
const own = [Role.Agent, Role.Customer];
const write = [Role.ManageCustomer];
const LIST = { tag, many: true, listQuery: true } as const;
const ADD = { allow: write, tag, status: 201, idempotent: true } as const;

type ListQuery = Record<string, unknown>;

/** The sites, users and CRM contacts of a customer (contract, resources). */
@Controller('v1/customers/:id')
export class CustomerPartsController {
  constructor(
    private readonly parts: CustomerPartsService,
    private readonly crm: CrmService,
  ) {}

  @Post('locations')
  @HttpCode(201)
  @Operation({
    ...ADD,
    id: 'addCustomerLocation',
    reads: ['locations'],
    summary: 'Add a site of the customer',
    body: 'LocationCreate',
    answer: Location,
  })
  addLocation(@Param('id', RecordId) id: string, @Body() body: unknown) {
    return this.parts.addLocation(id, body);
  }

  @Get('users')
  @Operation({
    ...LIST,
    id: 'listCustomerUsers',
    reads: ['users'],
    summary: 'Users of the customer',
    allow: own,
    answer: User,
  })
  users(@Param('id', RecordId) id: string, @Query() query: ListQuery) {
    return this.parts.users(id, query);
  }

  @Get('contacts')
  @Operation({
    id: 'listCustomerContacts',
    reads: ['contacts', 'users'],
    problems: { 503: ['ERP_UNAVAILABLE'] },
    summary: 'Contacts at the customer’s address in the CRM; 503 ERP_UNAVAILABLE while it does not answer',
    allow: own,
    tag,
    answer: CrmContact,
    many: true,
    query: CRM_LIST_QUERY,
  })
  contacts(@Param('id', RecordId) id: string, @Query() query: CrmListQuery) {
    return this.crm.contacts(id, erpQuery(query));
  }

  @Post('contacts')
  @HttpCode(201)
  @Operation({
    ...ADD,
    id: 'addCustomerContact',
    reads: ['contacts', 'users'],
    problems: { 409: ['CRM_ADDRESS_MISSING'], 503: ['ERP_UNAVAILABLE'] },
    summary: 'Add a contact to the CRM',
    body: NewCrmContact,
    answer: CrmContact,
  })
  addContact(@Param('id', RecordId) id: string, @Body(BodyOf(NewCrmContact)) input: NewCrmContact) {
    return this.crm.addContact(id, input);
  }
}
