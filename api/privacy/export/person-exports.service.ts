import type { EntityManager } from '@mikro-orm/postgresql';
import { Inject, Injectable } from '@nestjs/common';
import { Contact } from '../../customers/address-book/contact.entity.js';
import type { DataExport } from '../../exports/data-export.entity.js';
import { ExportsService } from '../../exports/exports.service.js';
import { User } from '../../masterdata/user.entity.js';
import { permits } from '../../platform/access/permission.js';
import { noteAccess } from '../../platform/audit/data-access.entity.js';
import { Problem } from '../../platform/http/problem.js';
import { translate } from '../../platform/http/texts.js';
import { serviceOf } from '../../platform/rest/resource-controller.js';
import type { ResourceService } from '../../platform/rest/resource-service.js';
import { currentLocale } from '../../platform/tenancy/language.js';
import { currentUser } from '../../platform/tenancy/session.js';
import { UnitOfWork } from '../../platform/tenancy/unit-of-work.js';
import { Role } from '../../vocabulary/role.js';
import type { OrderedPersonExport } from './ordered-person-export.shape.js';
import { type ExportedPerson, PERSON_EXPORT } from './person-export.js';

/** Orders archives of persons as exports of the administrator, who needs the right to export as well. */
@Injectable()
export class PersonExportsService {
  constructor(
    private readonly work: UnitOfWork,
    @Inject(serviceOf(User)) private readonly users: ResourceService<User>,
    @Inject(serviceOf(Contact)) private readonly contacts: ResourceService<Contact>,
    private readonly exports: ExportsService,
  ) {}

  ofUser(id: string): Promise<OrderedPersonExport> {
    return this.work.write(async (em) => this.#order(em, await this.users.load(em, id), { user: id }));
  }

  ofContact(id: string): Promise<OrderedPersonExport> {
    return this.work.write(async (em) => this.#order(em, await this.contacts.load(em, id), { contact: id }));
  }

  async #order(em: EntityManager, record: User | Contact, about: ExportedPerson): Promise<OrderedPersonExport> {
    if (!permits([Role.AccessReporting], currentUser().roles)) throw new Problem(403, 'PERSON_EXPORT_ROLE');
    const title = translate(currentLocale(), 'privacy.export.title');
    const query = JSON.stringify(about);
    const how = { resource: PERSON_EXPORT, format: 'zip', mail: false, locale: currentLocale(), query } as const;
    const data: DataExport = await this.exports.orderWithin(em, title, how);
    noteAccess(em, { kind: 'PERSON_EXPORTED', label: record.name, record: record.id });
    return { export: data.id, fileName: data.fileName };
  }
}
