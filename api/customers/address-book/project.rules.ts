import type { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { Problem } from '../../platform/http/problem.js';
import type { ResourceRules } from '../../platform/rest/rules.js';
import { Customer } from '../record/customer.entity.js';
import type { Project } from './project.entity.js';

/** A project stays while it is the default of a customer. */
@Injectable()
export class ProjectRules implements ResourceRules<Project> {
  async beforeDelete({ number }: Project, em: EntityManager): Promise<void> {
    const used = { defaultProject: number };
    if ((await em.count(Customer, used)) > 0) throw new Problem(409, 'IN_USE');
  }
}
