import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { Controller, Get, Header, Param, Req, Res } from '@nestjs/common';
import type { Request, Response } from 'express';
import { Operation } from '../../platform/access/operation.js';
import { application } from '../../platform/application.js';
import { notFound } from '../../platform/http/problem.js';
import { preferredLocale } from '../../platform/tenancy/preferred-locale.js';
import { DOCS_SCRIPT, DOCS_STYLE, docsPage } from './docs-page.js';

const SWAGGER_UI = dirname(createRequire(import.meta.url).resolve('swagger-ui-dist/package.json'));
const DAY_SECONDS = 86_400;

/** What the page loads, all from our own origin: its own two files and those of Swagger UI. */
const OWN = new Map([
  ['docs.js', { type: 'text/javascript', text: DOCS_SCRIPT }],
  ['docs.css', { type: 'text/css', text: DOCS_STYLE }],
]);
const BUNDLED = ['swagger-ui-bundle.js', 'swagger-ui.css', 'oauth2-redirect.js'];
/** Where the window of a sign-in under "Authorize" ends and tells the page that opened it. */
const RETURN = 'oauth2-redirect.html';

/** Whoever opens the address of the API itself is led to its documentation. */
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

/** The API's documentation for third parties, as far as the person may use the API. */
@Controller('docs')
export class DocsController {
  @Get()
  @Header('Cross-Origin-Opener-Policy', 'same-origin-allow-popups')
  @Operation({
    id: 'readDocumentation',
    summary: 'This documentation, to look at and to try',
    allow: 'public',
    tag: 'documentation',
    answer: { type: 'string' },
    answerType: 'text/html',
    otherwise: { 302: 'To the sign-in' },
  })
  page(@Req() request: Request, @Res() response: Response): void {
    const { signedIn } = request.session;
    if (!signedIn) response.redirect('session/sign-in');
    else response.type('html').send(docsPage(preferredLocale(request), signedIn.user));
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
