import { Global, Module } from '@nestjs/common';
import { ApiTokenDirectory } from '../platform/access/api-token.js';
import { ResourceModule } from '../platform/rest/resource.module.js';
import { ApiToken } from './tokens/api-token.entity.js';
import { ApiTokenRules } from './tokens/api-token.rules.js';
import { ApiTokensController } from './tokens/api-tokens.controller.js';
import { KnownApiTokens } from './tokens/known-api-tokens.js';

const resources = ResourceModule.offer({ type: ApiToken, rules: ApiTokenRules, routes: ['list', 'read', 'delete'] });

/** What third parties build on: tokens for programs. Global, since every request may bring a token. */
@Global()
@Module({
  imports: [resources],
  controllers: [ApiTokensController],
  providers: [{ provide: ApiTokenDirectory, useClass: KnownApiTokens }],
  exports: [ApiTokenDirectory],
})
export class DevelopersModule {}
