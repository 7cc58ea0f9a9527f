import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { Controller, Get, Header, Param, Req, Res } from '@nestjs/common';
import type { Request, Response } from 'express';
import { Operation } from '../../platform/access/operation.js';
import { preferredLocale } from '../../platform/http/preferred-locale.js';
import { notFound } from '../../platform/http/problem.js';
import { DOCS_SCRIPT, DOCS_STYLE, docsPage } from './docs-page.js';

const SWAGGER_UI = dirname(createRequire(import.meta.url).resolve('swagger-ui-dist/package.json'));
const DAY_MS = 86_400_000;

/** What the page loads, all from our own origin: its own two files and two of Swagger UI's. */
const OWN = new Map([
  ['docs.js', { type: 'text/javascript', text: DOCS_SCRIPT }],
  ['docs.css', { type: 'text/css', text: DOCS_STYLE }],
]);
const BUNDLED = ['swagger-ui-bundle.js', 'swagger-ui.css'];

/** The API's documentation for third parties, as far as the person may use the API. */
@Controller('docs')
export class DocsController {
  @Get()
  @Header('Cache-Control', 'no-store')
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
    answerType: ['text/javascript', 'text/css'],
    path: { name: { type: 'string', enum: [...OWN.keys(), ...BUNDLED] } },
  })
  asset(@Param('name') name: string, @Res() response: Response): void {
    const own = OWN.get(name);
    if (own) response.type(own.type).send(own.text);
    else if (BUNDLED.includes(name)) response.sendFile(join(SWAGGER_UI, name), { maxAge: DAY_MS, dotfiles: 'allow' });
    else throw notFound();
  }
}
