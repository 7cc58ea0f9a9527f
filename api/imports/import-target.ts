import { Injectable } from '@nestjs/common';
import type { TenantEntityClass } from '../platform/resource/resource-model.js';
import type { ResourceService } from '../platform/rest/resource-service.js';
import type { TenantEntity } from '../platform/tenancy/tenant-entity.js';

/** A resource into which tables may be imported. */
export interface ImportTarget {
  readonly service: ResourceService<TenantEntity>;
  /** The reference that all rows of an import share, and the class of its target. */
  readonly parent: string;
  readonly parentType: TenantEntityClass;
  /** Folded text fields by which a row finds its record; the first one that a row has decides. */
  readonly keys: readonly string[];
}

/** The resources into which tables may be imported, by path; each room registers its own. */
@Injectable()
export class ImportTargets {
  readonly #targets = new Map<string, ImportTarget>();

  register(target: ImportTarget): void {
    this.#targets.set(target.service.model.options.path, target);
  }

  find(path: string): ImportTarget | undefined {
    return this.#targets.get(path);
  }

  of(path: string): ImportTarget {
    const target = this.find(path);
    if (!target) throw new Error(`Nothing can be imported into ${path}`);
    return target;
  }
}
