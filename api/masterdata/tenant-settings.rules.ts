import type { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import type { ResourceRules } from '../platform/resource/rules.js';
import { currentLogo } from './logo/current-logo.js';
import type { TenantSettings } from './tenant-settings.entity.js';

/** The settings tell which picture the tenant has. */
@Injectable()
export class TenantSettingsRules implements ResourceRules<TenantSettings> {
  async present(settings: readonly TenantSettings[], em: EntityManager): Promise<readonly Record<string, unknown>[]> {
    const logo = (await currentLogo(em))?.id ?? null;
    return settings.map(() => ({ logo }));
  }
}
