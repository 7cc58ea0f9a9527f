import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { Controller, Get, Header, Inject, Param, Query, Req, Res } from '@nestjs/common';
import type { Request, Response } from 'express';
import { Operation } from '../../platform/access/operation.js';
import { application } from '../../platform/application.js';
import { DocumentService } from '../../platform/contract/document.service.js';
import { Env, publicUrl } from '../../platform/env.js';
import { notFound, Problem } from '../../platform/http/problem.js';
import { clientOfTenant, readOpenIdMapping } from '../../platform/openid.js';
import { tenantFields } from '../../platform/resource/tenant-fields.js';
import { preferredLocale } from '../../platform/tenancy/preferred-locale.js';
import { UnitOfWork } from '../../platform/tenancy/unit-of-work.js';
import { LOCALES, type Locale } from '../../vocabulary/locale.js';
import { DOCS_SCRIPT, docsPage } from './docs-page.js';
import { DOCS_STYLE } from './docs-style.js';
import type { SessionUser } from './oidc.strategy.js';
import { PAGES, type Page } from './portal/reader.js';

const SWAGGER_UI = dirname(createRequire(import.meta.url).resolve('swagger-ui-dist/package.json'));
const DAY_SECONDS = 86_400;

/** The files of the page, all from our own origin: its own two files and those of Swagger UI. */
const OWN = new Map([
  ['docs.js', { type: 'text/javascript', text: DOCS_SCRIPT }],
  ['docs.css', { type: 'text/css', text: DOCS_STYLE }],
]);
const BUNDLED = ['swagger-ui-bundle.js', 'swagger-ui.css', 'oauth2-redirect.js'];
/** The last page of a sign-in under "Authorize", which reports to the page that opened it. */
const RETURN = 'oauth2-redirect.html';

/** Redirects from the address of the API itself to its documentation. */
@Controller()
export class ServicesController {
  @Get()
  @Operation({
    id: 'readServices',
    summary: 'To the documentation',
    allow: 'public',
    tag: 'documentation',
    status: 302,
  })
  lead(@Res() response: Response): void {
    response.redirect(`${application().base}/services/docs`);
  }
}

interface DocsQuery {
  readonly page?: string;
  readonly tag?: string;
  readonly language?: string;
}

/** The API's documentation for third parties: the whole API, and after a sign-in the part that the user may call. */
@Controller('docs')
export class DocsController {
  constructor(
    private readonly documents: DocumentService,
    private readonly work: UnitOfWork,
    @Inject(Env) private readonly env: Env,
  ) {}

  @Get()
  @Header('Cross-Origin-Opener-Policy', 'same-origin-allow-popups')
  @Header('Cache-Control', 'private, no-store')
  @Operation({
    id: 'readDocumentation',
    summary: 'This documentation: a guide, the reference, the codes of errors, and the API to try',
    allow: 'public',
    tag: 'documentation',
    answer: { type: 'string' },
    answerType: 'text/html',
    otherwise: { 302: 'To the sign-in' },
    query: {
      page: { type: 'string', enum: [...PAGES] },
      tag: { type: 'string', maxLength: 60 },
      language: { type: 'string', enum: [...LOCALES] },
    },
  })
  async page(@Req() request: Request, @Res() response: Response, @Query() query: DocsQuery): Promise<void> {
    const user = request.session.signedIn?.user;
    const page = oneOf(PAGES, query.page, 'page') ?? 'guide';
    // Calls are made in the name of a user.
    if (!user && page === 'try') response.redirect('session/sign-in');
    else response.type('html').send(await this.#page(request, user, page, query));
  }

  async #page(request: Request, user: SessionUser['user'] | undefined, page: Page, query: DocsQuery): Promise<string> {
    const locale = oneOf(LOCALES, query.language, 'language') ?? preferredLocale(request);
    const fields = user?.tenant ? await this.work.read((em) => tenantFields(em)) : undefined;
    const { document } = user ? this.documents.translated(user, locale, fields) : this.documents.open(locale);
    const application = `${publicUrl(this.env)}/`;
    const client = clientOfTenant(readOpenIdMapping(this.env.VSD_OPENID), user?.tenant ?? null);
    const reader = { user, locale, document, application, client, api: `${application}services` };
    return docsPage(reader, page, typeof query.tag === 'string' ? query.tag : undefined);
  }

  @Get('assets/:name')
  @Operation({
    id: 'readDocumentationAsset',
    summary: 'A file of the documentation page',
    allow: 'public',
    tag: 'documentation',
    answer: { type: 'string' },
    answerType: ['text/javascript', 'text/css', 'text/html'],
    otherwise: { 304: 'As it was known' },
    path: { name: { type: 'string', enum: [...OWN.keys(), ...BUNDLED, RETURN] } },
  })
  asset(@Param('name') name: string, @Res() response: Response): void {
    response.setHeader('Cache-Control', `public, max-age=${DAY_SECONDS}`);
    if (name === RETURN) response.setHeader('Cross-Origin-Opener-Policy', 'unsafe-none');
    const own = OWN.get(name);
    if (own) response.type(own.type).send(own.text);
    else if (name === RETURN || BUNDLED.includes(name))
      response.sendFile(join(SWAGGER_UI, name), { dotfiles: 'allow' });
    else throw notFound();
  }
}

function oneOf<T extends Page | Locale>(values: readonly T[], sent: unknown, name: string): T | undefined {
  if (sent === undefined) return undefined;
  const found = values.find((value) => value === sent);
  if (!found) throw new Problem(400, 'INVALID_VALUE', { name });
  return found;
}
