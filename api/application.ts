import 'reflect-metadata';
import { join } from 'node:path';
import { constants } from 'node:zlib';
import type { DynamicModule, Type } from '@nestjs/common';
import { NestFactory } from '@nestjs/core';
import type { NestExpressApplication } from '@nestjs/platform-express';
import compression from 'compression';
import express, { type NextFunction, type Request, type Response } from 'express';
import helmet from 'helmet';
import { Logger } from 'nestjs-pino';
import { AppModule } from './app.module.js';
import { Issuer } from './platform/access/issuer.js';
import { type Env, isPublicEncrypted } from './platform/env.js';
import { jsonBodyParsers } from './platform/http/body-limits.js';
import { Drain } from './platform/http/drain.js';
import { packedFiles } from './platform/http/packed-files.js';
import { notFound } from './platform/http/problem.js';
import { RequestMetrics } from './platform/metrics/request-metrics.js';
import { sendProblem } from './platform/support/problem.filter.js';
import { openSession, preventCaching } from './platform/tenancy/session.middleware.js';
import { serviceDesk } from './service-desk.js';

const BASE = serviceDesk.base;
const SERVICES = `${BASE}/services`;
/** For answers of some ten kilobytes a window of 256 kB compresses as well as one of 4 MB, in half the time. */
const PACKING = { brotli: { params: { [constants.BROTLI_PARAM_LGWIN]: 18 } } };

/** Builds the application without listening, for main.ts and the tests. */
export async function createApplication(env: Env, ...more: (Type | DynamicModule)[]): Promise<NestExpressApplication> {
  const app = await NestFactory.create<NestExpressApplication>(AppModule.with(env, ...more), {
    bodyParser: false,
    bufferLogs: true,
  });
  const logger = app.get(Logger);
  app.useLogger(logger);
  app.disable('x-powered-by');
  app.set('query parser', 'simple');
  app.set('etag', false);
  app.set('trust proxy', env.VSD_PROXIES);
  app.setGlobalPrefix(`${SERVICES.slice(1)}`);
  app.use(
    app.get(Drain).count,
    app.get(RequestMetrics).measure,
    openSession,
    helmet(securityHeaders(env, app.get(Issuer))),
    compression(PACKING),
  );
  app.use(SERVICES, preventCaching, ...jsonBodyParsers);
  if (env.VSD_ADMIN_DIR) serveAdmin(app, env.VSD_ADMIN_DIR);
  app.use((error: unknown, request: Request, response: Response, _next: NextFunction) => {
    sendProblem(error, request, response, logger);
  });
  app.enableShutdownHooks();
  await app.init();
  return app;
}

function securityHeaders(env: Env, identity: Issuer): Parameters<typeof helmet>[0] {
  const issuer = () => identity.origins().join(' ');
  return {
    contentSecurityPolicy: {
      directives: {
        defaultSrc: ["'self'"],
        // The code scanner for browsers without one is WebAssembly of our own origin.
        scriptSrc: ["'self'", "'wasm-unsafe-eval'"],
        connectSrc: ["'self'", issuer],
        frameSrc: ["'self'", issuer],
        formAction: ["'self'", issuer],
        styleSrc: ["'self'", "'unsafe-inline'"],
        imgSrc: ["'self'", 'data:', 'blob:'],
        fontSrc: ["'self'", 'data:'],
        upgradeInsecureRequests: isPublicEncrypted(env) ? [] : null,
      },
    },
    crossOriginEmbedderPolicy: false,
    strictTransportSecurity: isPublicEncrypted(env),
  };
}

/** Serves the built admin with its page for all other addresses, and the page of the portal. */
function serveAdmin(app: NestExpressApplication, folder: string): void {
  const assets = join(folder, 'assets');
  app.use(
    `${BASE}/assets`,
    packedFiles(assets),
    express.static(assets, { immutable: true, maxAge: '1y', fallthrough: false }),
  );
  app.use(BASE, (request: Request, response: Response, next: NextFunction) => {
    if (request.path === '/services' || request.path.startsWith('/services/')) return next();
    if (request.method !== 'GET' && request.method !== 'HEAD') return next(notFound());
    express.static(folder, { index: false, redirect: false })(request, response, () => {
      const page = request.path.startsWith('/portal/') ? 'portal.html' : 'index.html';
      response.sendFile(join(folder, page), { headers: { 'Cache-Control': 'no-cache' } });
    });
  });
  app.use((request: Request, response: Response, next: NextFunction) => {
    if (request.path === '/' || request.path === BASE) response.redirect(`${BASE}/`);
    else next();
  });
}
