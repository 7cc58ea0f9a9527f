import { Module } from '@nestjs/common';
import { ConfigPackagesController } from './config-packages.controller.js';
import { ConfigPackagesService } from './config-packages.service.js';

/** Packages of configuration, which travel from tenant to tenant (docs/configuration.md). */
@Module({ controllers: [ConfigPackagesController], providers: [ConfigPackagesService] })
export class PackagesModule {}
