import { type DynamicModule, Module } from '@nestjs/common';
import { APP_FILTER, APP_GUARD, APP_INTERCEPTOR, DiscoveryModule } from '@nestjs/core';
import { PassportModule } from '@nestjs/passport';
import { LoggerModule } from 'nestjs-pino';
import { AccessGuard } from './access/access.guard.js';
import { BearerStrategy } from './access/bearer.strategy.js';
import { Issuer } from './access/issuer.js';
import { RateLimits } from './access/rate-limits.js';
import { RightsInterceptor } from './access/rights.interceptor.js';
import { TokenVerifier } from './access/token-verifier.js';
import { type Application, declareApplication } from './application.js';
import { ConfigController } from './contract/config.controller.js';
import { DocumentController } from './contract/document.controller.js';
import { DocumentService } from './contract/document.service.js';
import { DatabaseGate } from './database/database-gate.js';
import { DatabaseWatch } from './database/database-watch.js';
import { Env } from './env.js';
import { Drain } from './http/drain.js';
import { EtagInterceptor } from './http/etag.interceptor.js';
import { loggingOf } from './logging/logging.js';
import { Metrics } from './metrics/metrics.js';
import { RequestMetrics } from './metrics/request-metrics.js';
import { QueryRunner } from './read/query-runner.js';
import { ReadPool } from './read/read-pool.js';
import { Replica } from './read/replica.js';
import { assertNames } from './resource/declaration.js';
import { assertShape } from './resource/declared-shapes.js';
import { allResources } from './resource/resource.js';
import { allShapes } from './resource/shape.js';
import { assertConditions } from './rest/conditions.js';
import { CountsController } from './rest/counts.controller.js';
import { HomeLists } from './rest/home-lists.js';
import { Listings } from './rest/listings.js';
import { assertMachine } from './rest/machines.js';
import { PageInterceptor } from './rest/page.interceptor.js';
import { assertPanels } from './rest/panels.js';
import { RulesRegistry } from './rest/rules.js';
import { assertViews } from './rest/views.js';
import { assertWithin } from './rest/within.js';
import { sealBy } from './secret-box.js';
import { FailureLog } from './support/failure-log.js';
import { HealthController } from './support/health.controller.js';
import { MetricsServer } from './support/metrics-server.js';
import { PlatformGauges } from './support/platform-gauges.js';
import { ProblemFilter } from './support/problem.filter.js';
import { Readiness } from './support/readiness.js';
import { UnitOfWork } from './tenancy/unit-of-work.js';

/** The platform: access, tenancy, dialect and document for all rooms, without an entity, role or text of theirs. */
@Module({})
export class PlatformModule {
  /** Throws for resources and shapes that do not fit the application. */
  static with(env: Env, gate: DatabaseGate, application: Application): DynamicModule {
    declareApplication(application);
    sealBy(env.VSD_SECRET_KEY);
    for (const model of allResources()) {
      assertNames(model);
      assertViews(model);
      assertPanels(model);
      assertMachine(model);
      assertWithin(model);
      assertConditions(model);
    }
    for (const shape of allShapes()) assertShape(shape);
    return {
      module: PlatformModule,
      global: true,
      imports: [DiscoveryModule, PassportModule, LoggerModule.forRoot(loggingOf(env))],
      controllers: [ConfigController, CountsController, DocumentController, HealthController],
      providers: [
        { provide: Env, useValue: env },
        { provide: DatabaseGate, useValue: gate },
        { provide: APP_GUARD, useClass: AccessGuard },
        { provide: APP_FILTER, useClass: ProblemFilter },
        { provide: APP_INTERCEPTOR, useClass: RightsInterceptor },
        { provide: APP_INTERCEPTOR, useClass: EtagInterceptor },
        { provide: APP_INTERCEPTOR, useClass: PageInterceptor },
        BearerStrategy,
        Issuer,
        TokenVerifier,
        RulesRegistry,
        Listings,
        HomeLists,
        UnitOfWork,
        Replica,
        ReadPool,
        QueryRunner,
        DocumentService,
        FailureLog,
        DatabaseWatch,
        Drain,
        RateLimits,
        Metrics,
        MetricsServer,
        PlatformGauges,
        RequestMetrics,
        Readiness,
      ],
      exports: [
        Env,
        DatabaseGate,
        DatabaseWatch,
        RulesRegistry,
        Listings,
        HomeLists,
        UnitOfWork,
        ReadPool,
        QueryRunner,
        DocumentService,
        Issuer,
        TokenVerifier,
        Metrics,
      ],
    };
  }
}
