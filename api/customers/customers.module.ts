import { Global, Module } from '@nestjs/common';
import { UserDirectory } from '../platform/access/user-directory.js';
import { ResourceModule } from '../platform/resource/resource.module.js';
import { Customer } from './customer.entity.js';
import { MeController } from './me.controller.js';
import { MeService } from './me.service.js';
import { PreferencesService } from './preferences.service.js';
import { RecordedUsers } from './recorded-users.js';

const resources = ResourceModule.offer({ type: Customer });

/** The companies a tenant serves, and the people who sign in. */
@Global()
@Module({
  imports: [resources],
  controllers: [MeController],
  providers: [MeService, PreferencesService, { provide: UserDirectory, useClass: RecordedUsers }],
  exports: [resources, UserDirectory],
})
export class CustomersModule {}
