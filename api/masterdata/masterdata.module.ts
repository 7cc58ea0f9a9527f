import { Module } from '@nestjs/common';
import { SlotFiller } from '../platform/custom-fields/slot-filler.js';
import { ResourceModule } from '../platform/rest/resource.module.js';
import { Absence } from './absence.entity.js';
import { AbsenceRules } from './absence.rules.js';
import { Article } from './articles/article.entity.js';
import { ArticleRules } from './articles/article.rules.js';
import { ArticleSuggestions } from './articles/article-suggestions.service.js';
import { ArticlesController } from './articles/articles.controller.js';
import { AssignmentGroup } from './assignment-group.entity.js';
import { AssignmentGroupRules } from './assignment-group.rules.js';
import { Category } from './category.entity.js';
import { CustomField } from './custom-fields/custom-field.entity.js';
import { CustomFieldRules } from './custom-fields/custom-field.rules.js';
import { CustomFieldSlotsController } from './custom-fields/custom-field-slots.controller.js';
import { DashboardPanel } from './dashboard-panel.entity.js';
import { Holiday } from './holidays/holiday.entity.js';
import { HolidaysController } from './holidays/holidays.controller.js';
import { HolidaysService } from './holidays/holidays.service.js';
import { TenantLogoController } from './logo/tenant-logo.controller.js';
import { TenantLogoService } from './logo/tenant-logo.service.js';
import { DeskMails } from './mail-frame/desk-mails.js';
import { MailPictures } from './mail-frame/mail-pictures.js';
import { SavedQuery } from './saved-queries/saved-query.entity.js';
import { SavedQueryRules } from './saved-queries/saved-query.rules.js';
import { SettingsDiagnosis } from './settings.diagnosis.js';
import { Sla } from './sla.entity.js';
import { SlaRules } from './sla.rules.js';
import { TenantSettings } from './tenant-settings.entity.js';
import { TenantSettingsRules } from './tenant-settings.rules.js';
import { TextBlock } from './text-blocks/text-block.entity.js';
import { TextBlockRules } from './text-blocks/text-block.rules.js';

const resources = ResourceModule.offer(
  { type: Category },
  { type: TextBlock, rules: TextBlockRules },
  { type: Article, rules: ArticleRules },
  { type: AssignmentGroup, rules: AssignmentGroupRules },
  { type: Sla, rules: SlaRules },
  { type: Holiday },
  { type: Absence, rules: AbsenceRules },
  { type: CustomField, rules: CustomFieldRules },
  { type: DashboardPanel },
  { type: SavedQuery, rules: SavedQueryRules },
  { type: TenantSettings, rules: TenantSettingsRules, routes: ['list', 'read', 'update'] },
);

/** Master data of tickets: categories, groups, SLAs, text blocks, and the tenant's settings. */
@Module({
  imports: [resources],
  controllers: [TenantLogoController, HolidaysController, CustomFieldSlotsController, ArticlesController],
  providers: [
    HolidaysService,
    DeskMails,
    MailPictures,
    TenantLogoService,
    SettingsDiagnosis,
    SlotFiller,
    ArticleSuggestions,
  ],
  exports: [resources, DeskMails, MailPictures, ArticleSuggestions],
})
export class MasterdataModule {}
