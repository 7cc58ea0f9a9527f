import { Body, Controller, Get, HttpCode, Post, Query } from '@nestjs/common';
import { Operation } from '../platform/access/operation.js';
import { BodyOf } from '../platform/rest/request.js';
import { Role } from '../vocabulary/role.js';
import { ConfigPackage, PackageRow } from './config-package.shape.js';
import { ConfigPackagesService } from './config-packages.service.js';
import { PACKAGED_PATHS } from './packaged-records.js';

const SHARED = { allow: [Role.ManageMasterData], tag: 'config-package', reads: PACKAGED_PATHS };
const switched = (description: string) => ({ type: 'string', enum: ['true', 'false'], default: 'false', description });

/** The configuration of a tenant as a package. */
@Controller('v1/config-package')
export class ConfigPackagesController {
  constructor(private readonly packages: ConfigPackagesService) {}

  @Get()
  @Operation({
    ...SHARED,
    id: 'readConfigPackage',
    summary: 'The configuration of the tenant by natural keys, without ids, secrets and people',
    answer: ConfigPackage,
  })
  read() {
    return this.packages.read();
  }

  @Post()
  @HttpCode(200)
  @Operation({
    ...SHARED,
    id: 'writeConfigPackage',
    summary: 'Store a package of up to 500 items and 2 MB, all of it or nothing; nothing is deleted',
    body: ConfigPackage,
    answer: PackageRow,
    many: true,
    query: {
      dryRun: switched('Only the results; nothing is stored'),
      overwrite: switched('Items in conflict are stored as well'),
    },
    problems: { 409: ['PACKAGE_NOT_STORED'] },
  })
  write(@Body(BodyOf(ConfigPackage)) body: ConfigPackage, @Query() query: Record<string, string>) {
    return this.packages.write(body, query.dryRun === 'true', query.overwrite === 'true');
  }
}
