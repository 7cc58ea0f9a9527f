import { Module } from '@nestjs/common';
import { ResourceModule } from '../platform/resource/resource.module.js';
import { Category } from './category.entity.js';
import { TextBlock } from './text-block.entity.js';
import { User } from './user.entity.js';

const resources = ResourceModule.offer({ type: User }, { type: Category }, { type: TextBlock });

/** What tickets are described with: categories, groups, SLAs, text blocks, people. */
@Module({ imports: [resources], exports: [resources] })
export class MasterdataModule {}
