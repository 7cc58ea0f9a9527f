import { Module } from '@nestjs/common';
import { LocationImports } from './location-imports.js';
import { LocationImportsController } from './location-imports.controller.js';

/** Locations from tables. */
@Module({ controllers: [LocationImportsController], providers: [LocationImports] })
export class LocationImportsModule {}
