import { Module } from '@nestjs/common';
import { LocationImportsController } from './location-imports.controller.js';
import { LocationImports } from './location-imports.js';

/** Locations from tables. */
@Module({ controllers: [LocationImportsController], providers: [LocationImports] })
export class LocationImportsModule {}
