import { Module } from '@nestjs/common';
import { ResourceModule } from '../platform/rest/resource.module.js';
import { Announcement } from './announcement.entity.js';
import { AnnouncementRules } from './announcement.rules.js';

/** News that the desk publishes to its users. */
@Module({ imports: [ResourceModule.offer({ type: Announcement, rules: AnnouncementRules })] })
export class AnnouncementsModule {}
