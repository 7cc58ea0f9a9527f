import { Global, Module } from '@nestjs/common';
import { User } from '../masterdata/user.entity.js';
import { UserDirectory } from '../platform/access/user-directory.js';
import { ResourceModule } from '../platform/resource/resource.module.js';
import { Customer } from './customer.entity.js';
import { CustomerRules } from './customer.rules.js';
import { ExecutorReach } from './executor-reach.js';
import { Location } from './location.entity.js';
import { LocationRules } from './location.rules.js';
import { MeController } from './me.controller.js';
import { MeService } from './me.service.js';
import { PreferencesService } from './preferences.service.js';
import { RecordedUsers } from './recorded-users.js';
import { UserRules } from './user.rules.js';

const resources = ResourceModule.offer(
  { type: Customer, rules: CustomerRules },
  { type: Location, rules: LocationRules },
  { type: User, rules: UserRules },
);

/** The companies a tenant serves, their sites, and the people who sign in. */
@Global()
@Module({
  imports: [resources],
  controllers: [MeController],
  providers: [ExecutorReach, MeService, PreferencesService, { provide: UserDirectory, useClass: RecordedUsers }],
  exports: [resources, ExecutorReach, UserDirectory],
})
export class CustomersModule {}
