import {
  type ArgumentsHost,
  Body,
  Catch,
  Controller,
  Delete,
  type ExceptionFilter,
  Get,
  Headers,
  HttpCode,
  Param,
  Patch,
  Post,
  Put,
  Query,
  Res,
  UseFilters,
} from '@nestjs/common';
import type { Response } from 'express';
import { Logger } from 'nestjs-pino';
import { Operation } from '../../platform/access/operation.js';
import { notFound, Problem } from '../../platform/http/problem.js';
import { errorText } from '../../platform/http/texts.js';
import { asProblem } from '../../platform/support/problem.filter.js';
import { Role } from '../../vocabulary/role.js';
import { ScimGroups } from './scim-groups.js';
import { patched } from './scim-patch.js';
import {
  ERROR,
  LIST,
  partAt,
  SCIM_TYPE,
  type ScimBody,
  ScimRefusal,
  type ScimResource,
  type ScimStore,
} from './scim-resource.js';
import { RESOURCE_TYPES, SCHEMAS, SERVICE_PROVIDER } from './scim-schemas.js';
import { ScimUsers } from './scim-users.js';

const LARGEST_PAGE = 200;
/** Addresses that are only read. */
const DESCRIPTIONS = ['ServiceProviderConfig', 'ResourceTypes', 'Schemas'];
const TEXT = { type: 'string' } as const;
const PROJECTION = { attributes: TEXT, excludedAttributes: TEXT };

/** A route of SCIM, for administrators and their service accounts, with the scope `scim` of an API token (decision 37). */
const Scim = (id: string, query: Record<string, typeof TEXT> = {}, ifMatch?: 'optional') =>
  Operation({
    id,
    summary: id,
    allow: [Role.Admin],
    tag: 'scim',
    answerType: SCIM_TYPE,
    query,
    ifMatch,
    undocumented: true,
  });

/** Sends errors in the form of SCIM (RFC 7644 §3.12). */
@Catch()
class ScimErrors implements ExceptionFilter {
  constructor(private readonly logger: Logger) {}

  catch(error: unknown, host: ArgumentsHost): void {
    const problem = asProblem(error);
    if (problem.status >= 500) this.logger.error({ err: error }, 'request failed');
    const status = problem.status === 422 ? 400 : problem.status;
    const body = { schemas: [ERROR], status: String(status), scimType: scimTypeOf(problem), detail: detailOf(problem) };
    host.switchToHttp().getResponse<Response>().status(status).type(SCIM_TYPE).send(JSON.stringify(body));
  }
}

const UNIQUE = ['DUPLICATE', 'USER_OTHER_TENANT', 'UNIQUE'];

function scimTypeOf(problem: Problem): string | undefined {
  if (problem instanceof ScimRefusal) return problem.scimType;
  if (UNIQUE.includes(problem.code)) return 'uniqueness';
  return problem.status === 422 || problem.status === 400 ? 'invalidValue' : undefined;
}

function detailOf(problem: Problem): string {
  if (problem instanceof ScimRefusal) return problem.detail;
  const fields = (problem.errors ?? []).map(
    ({ pointer, code, params = {} }) => `${pointer}: ${errorText('en-CH', code, params)}`,
  );
  return [errorText('en-CH', problem.code, problem.params), ...fields].join('; ');
}

/** Users and groups for identity providers, by SCIM 2.0 (RFC 7643, RFC 7644, docs/identity.md). */
@Controller('scim/v2')
@UseFilters(ScimErrors)
export class ScimController {
  readonly #stores: ReadonlyMap<string, ScimStore>;

  constructor(users: ScimUsers, groups: ScimGroups) {
    this.#stores = new Map<string, ScimStore>([
      ['Users', users],
      ['Groups', groups],
    ]);
  }

  @Get('ServiceProviderConfig')
  @Scim('scimServiceProvider')
  serviceProvider(@Res() response: Response): void {
    send(response, SERVICE_PROVIDER);
  }

  @Get('ResourceTypes')
  @Scim('scimResourceTypes')
  resourceTypes(@Res() response: Response): void {
    send(response, listOf(RESOURCE_TYPES()));
  }

  @Get('ResourceTypes/:id')
  @Scim('scimResourceType')
  resourceType(@Param('id') id: string, @Res() response: Response): void {
    send(response, named(RESOURCE_TYPES(), id));
  }

  @Get('Schemas')
  @Scim('scimSchemas')
  schemas(@Res() response: Response): void {
    send(response, listOf(SCHEMAS()));
  }

  @Get('Schemas/:id')
  @Scim('scimSchema')
  schema(@Param('id') id: string, @Res() response: Response): void {
    send(response, named(SCHEMAS(), id));
  }

  @Get(':kind')
  @Scim('scimSearch', { filter: TEXT, startIndex: TEXT, count: TEXT, sortBy: TEXT, sortOrder: TEXT, ...PROJECTION })
  async search(@Param('kind') kind: string, @Query() query: Record<string, string>, @Res() response: Response) {
    return this.#list(kind, query, response);
  }

  @Post(':kind/.search')
  @HttpCode(200)
  @Scim('scimSearchByBody')
  async searchByBody(@Param('kind') kind: string, @Body() body: unknown, @Res() response: Response) {
    // Values of a body are numbers and lists.
    const texts = Object.entries(bodyOf(body)).map(([name, value]) => [name, String(value)]);
    return this.#list(kind, Object.fromEntries(texts), response);
  }

  @Post(':kind')
  @HttpCode(201)
  @Scim('scimCreate', PROJECTION)
  async create(
    @Param('kind') kind: string,
    @Body() body: unknown,
    @Query() query: Record<string, string>,
    @Res() response: Response,
  ) {
    const created = await this.#store(kind).create(bodyOf(body));
    response.setHeader('Location', created.meta.location);
    sendResource(response, created, query);
  }

  @Get(':kind/:id')
  @Scim('scimRead', PROJECTION)
  async read(
    @Param('kind') kind: string,
    @Param('id') id: string,
    @Query() query: Record<string, string>,
    @Res() response: Response,
  ) {
    sendResource(response, await this.#store(kind).read(id), query);
  }

  @Put(':kind/:id')
  @Scim('scimReplace', PROJECTION, 'optional')
  async replace(
    @Param('kind') kind: string,
    @Param('id') id: string,
    @Body() body: unknown,
    @Headers('if-match') version: string | undefined,
    @Query() query: Record<string, string>,
    @Res() response: Response,
  ) {
    sendResource(response, await this.#store(kind).replace(id, bodyOf(body), version), query);
  }

  @Patch(':kind/:id')
  @Scim('scimPatch', PROJECTION, 'optional')
  async patch(
    @Param('kind') kind: string,
    @Param('id') id: string,
    @Body() body: unknown,
    @Headers('if-match') version: string | undefined,
    @Query() query: Record<string, string>,
    @Res() response: Response,
  ) {
    const store = this.#store(kind);
    const changed = patched(await store.read(id), bodyOf(body));
    sendResource(response, await store.replace(id, changed, version), query);
  }

  @Delete(':kind/:id')
  @HttpCode(204)
  @Scim('scimDelete', {}, 'optional')
  async remove(@Param('kind') kind: string, @Param('id') id: string, @Headers('if-match') version?: string) {
    await this.#store(kind).remove(id, version);
  }

  async #list(kind: string, query: Record<string, string>, response: Response): Promise<void> {
    const startIndex = Math.max(1, numberOf(query.startIndex, 1));
    const count = Math.min(LARGEST_PAGE, Math.max(0, numberOf(query.count, LARGEST_PAGE)));
    const { total, resources } = await this.#store(kind).search({ filter: query.filter, startIndex, count });
    send(
      response,
      listOf(
        resources.map((one) => projected(one, query)),
        total,
        startIndex,
      ),
    );
  }

  #store(kind: string): ScimStore {
    const store = this.#stores.get(kind);
    if (!store) throw DESCRIPTIONS.includes(kind) ? new Problem(405, 'METHOD_NOT_ALLOWED') : notFound();
    return store;
  }
}

const send = (response: Response, body: unknown) => void response.type(SCIM_TYPE).send(JSON.stringify(body));

function sendResource(response: Response, resource: ScimResource, query: Record<string, string>): void {
  response.setHeader('ETag', resource.meta.version);
  send(response, projected(resource, query));
}

const listOf = (resources: readonly unknown[], totalResults = resources.length, startIndex = 1) => ({
  schemas: [LIST],
  totalResults,
  startIndex,
  itemsPerPage: resources.length,
  Resources: resources,
});

function named<T extends { id: string }>(resources: readonly T[], id: string): T {
  const resource = resources.find((one) => one.id === id);
  if (!resource) throw notFound();
  return resource;
}

function bodyOf(body: unknown): ScimBody {
  if (typeof body !== 'object' || body === null || Array.isArray(body)) {
    throw new ScimRefusal(400, 'invalidSyntax', 'The body must be an object');
  }
  return partAt({ body }, 'body');
}

function numberOf(text: string | undefined, otherwise: number): number {
  if (text === undefined) return otherwise;
  if (!/^-?\d{1,9}$/.test(text)) throw new ScimRefusal(400, 'invalidValue', 'startIndex and count must be numbers');
  return Number(text);
}

/** The requested attributes, or all but the excluded ones; `schemas`, `id` and `meta` always (RFC 7644 §3.9). */
function projected(resource: ScimResource, { attributes, excludedAttributes }: Record<string, string>): object {
  const names = (list: string) =>
    list
      .toLowerCase()
      .split(',')
      .map((name) => name.trim().split('.')[0]);
  const [only, without] = [attributes && names(attributes), names(excludedAttributes ?? '')];
  const isKept = (name: string) =>
    ['schemas', 'id', 'meta'].includes(name) ||
    (only ? only.includes(name.toLowerCase()) : !without.includes(name.toLowerCase()));
  return Object.fromEntries(Object.entries(resource).filter(([name]) => isKept(name)));
}
