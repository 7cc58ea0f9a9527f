import { Module } from '@nestjs/common';
import { CustomersModule } from '../customers/customers.module.js';
import { ExportsModule } from '../exports/exports.module.js';
import { MasterdataModule } from '../masterdata/masterdata.module.js';
import { ConfigChange } from '../platform/audit/config-change.entity.js';
import { outsideErasure } from '../platform/privacy/personal-tables.js';
import { ResourceModule } from '../platform/rest/resource.module.js';
import { AttachmentText } from '../search/record/attachment-text.entity.js';
import { SearchChange } from '../search/record/search-change.entity.js';
import { SearchEntry } from '../search/record/search-entry.entity.js';
import { SearchWord } from '../search/record/search-word.entity.js';
import { SearchModule } from '../search/search.module.js';
import { AccountErasure } from './erasure/account-erasure.js';
import { Erasure } from './erasure/erasure.entity.js';
import { ErasureHandler } from './erasure/erasure.handler.js';
import { ErasurePlaceRules, ErasureRules } from './erasure/erasure.rules.js';
import { ErasurePlace } from './erasure/erasure-place.entity.js';
import { ErasurePlaces } from './erasure/erasure-places.js';
import {
  ErasurePlacesController,
  ErasurePreparationController,
  ErasuresController,
} from './erasure/erasures.controller.js';
import { ErasuresService } from './erasure/erasures.service.js';
import { PersonExport } from './export/person-export.js';
import { PersonExportsController } from './export/person-exports.controller.js';
import { PersonExportsService } from './export/person-exports.service.js';
import { PersonRecords } from './person-records.js';
import { RetentionHandler, RetentionNight } from './retention/retention.handler.js';
import { RetentionRule } from './retention/retention-rule.entity.js';
import { RetentionRulesController, RetentionRuns } from './retention/retention-rules.controller.js';
import { RetentionRun } from './retention/retention-run.entity.js';

// The index follows the texts; files are decided about by themselves, and only a function changes the log.
outsideErasure(SearchEntry, SearchWord, SearchChange, AttachmentText, ConfigChange, Erasure, ErasurePlace);

const resources = ResourceModule.offer(
  { type: Erasure, rules: ErasureRules, routes: ['list', 'read', 'create', 'delete'] },
  { type: ErasurePlace, rules: ErasurePlaceRules, routes: ['list', 'read'] },
  { type: RetentionRule },
  { type: RetentionRun, routes: ['list', 'read'] },
);

/** Export, erasure and retention of the data of persons (docs/privacy.md). */
@Module({
  imports: [MasterdataModule, CustomersModule, ExportsModule, SearchModule, resources],
  controllers: [
    ErasurePreparationController,
    ErasuresController,
    ErasurePlacesController,
    PersonExportsController,
    RetentionRulesController,
  ],
  providers: [
    ErasuresService,
    ErasureHandler,
    ErasurePlaces,
    AccountErasure,
    PersonRecords,
    PersonExport,
    PersonExportsService,
    RetentionHandler,
    RetentionNight,
    RetentionRuns,
  ],
})
export class PrivacyModule {}
