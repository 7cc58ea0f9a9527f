import type { EntityManager } from '@mikro-orm/postgresql';
import { Inject, Injectable } from '@nestjs/common';
import { LogoKeeper } from '../../files/logo/logo-keeper.js';
import type { OpenFile } from '../../files/send-file.js';
import { serviceOf } from '../../platform/rest/resource-controller.js';
import type { ResourceService } from '../../platform/rest/resource-service.js';
import { UnitOfWork } from '../../platform/tenancy/unit-of-work.js';
import { FileStore } from '../../ports/files.js';
import { TenantSettings } from '../tenant-settings.entity.js';
import { currentLogo } from './current-logo.js';
import { TenantLogo } from './tenant-logo.entity.js';

/** The logo of the tenant, which belongs to its settings. */
@Injectable()
export class TenantLogoService extends LogoKeeper<TenantSettings, TenantLogo> {
  constructor(
    @Inject(serviceOf(TenantSettings)) settings: ResourceService<TenantSettings>,
    work: UnitOfWork,
    files: FileStore,
  ) {
    super(settings, work, files);
  }

  /** The picture, for every signed-in user; 404 without a logo. */
  override async open(): Promise<OpenFile> {
    return this.opened(await this.work.read(currentLogo));
  }

  protected logoOf(em: EntityManager) {
    return currentLogo(em);
  }

  protected newLogo() {
    return new TenantLogo();
  }
}
