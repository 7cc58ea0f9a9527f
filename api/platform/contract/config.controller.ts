import { Controller, Get, Inject, Query } from '@nestjs/common';
import { DEFAULT_LOCALE, FALLBACK_LOCALE, LOCALES } from '../../vocabulary/locale.js';
import { Operation } from '../access/operation.js';
import { Env } from '../env.js';
import { clientOfTenant, type OpenIdMapping, readOpenIdMapping } from '../openid.js';
import { Computed } from '../resource/computed-kind.js';
import { Choice, Choices, Integer, Shape, Text } from '../resource/index.js';
import { ZONE } from '../vocabulary/zone.js';
import { version } from './version.js';

/** Largest attachment: 15 MB (spec §5, domain "Attachment types"). */
export const ATTACHMENT_MAX_BYTES = 15 * 1024 * 1024;

const IDENTITY = {
  type: 'object',
  required: ['url', 'realm'],
  properties: { url: { type: 'string', format: 'uri' }, realm: { type: 'string' } },
};

/** Configuration of the screens before the sign-in (spec §2, §7). */
@Shape()
export class ApplicationConfiguration {
  @Text({ required: true }) issuer!: string;
  @Computed(IDENTITY, { required: true }) identity!: { url: string; realm: string };
  @Text({ required: true }) clientIdBase!: string;
  /** Client id for the requested tenant. */
  @Text({ required: true }) clientId!: string;
  /** Scopes that the sign-in requests. */
  @Text({ required: true }) scope!: string;
  @Choices(LOCALES, { name: 'locale', required: true }) locales!: string[];
  @Choice(LOCALES, { name: 'locale', required: true }) defaultLocale!: string;
  @Choice(LOCALES, { name: 'locale', required: true }) fallbackLocale!: string;
  @Integer({ required: true }) attachmentMaxBytes!: number;
  @Text({ required: true }) currency!: string;
  /** IANA name of the zone of the desk. */
  @Text({ required: true }) timeZone!: string;
  @Text({ required: true }) version!: string;
}

@Controller('config')
export class ConfigController {
  readonly #mapping: OpenIdMapping | null;

  constructor(@Inject(Env) private readonly env: Env) {
    this.#mapping = readOpenIdMapping(env.VSD_OPENID);
  }

  @Get()
  @Operation({
    id: 'readConfiguration',
    summary: 'Application configuration',
    allow: 'public',
    tag: 'application',
    answer: ApplicationConfiguration,
    query: { tenant: { type: 'string', maxLength: 60 } },
  })
  read(@Query('tenant') tenant?: string): ApplicationConfiguration {
    const [, url = '', realm = ''] = /^(.*)\/realms\/([^/]+)\/?$/.exec(this.env.VSD_ISSUER) ?? [];
    return {
      issuer: this.env.VSD_ISSUER,
      identity: { url, realm },
      clientIdBase: 'vsd-webapp',
      clientId: clientOfTenant(this.#mapping, tenant ?? null),
      scope: this.#mapping?.scope ?? 'openid profile email',
      locales: [...LOCALES],
      defaultLocale: DEFAULT_LOCALE,
      fallbackLocale: FALLBACK_LOCALE,
      attachmentMaxBytes: ATTACHMENT_MAX_BYTES,
      currency: 'CHF',
      timeZone: ZONE,
      version,
    };
  }
}
