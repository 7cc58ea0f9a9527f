import type { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { resourceOf } from '../platform/resource/resource.js';
import { recordImage } from '../platform/rest/record-image.js';
import { Diagnoses, type Diagnosis } from '../platform/support/diagnosis.js';
import { currentSettings } from './current-settings.js';
import { TenantSettings } from './tenant-settings.entity.js';

/** Kinds of fields without free text. */
const CHOSEN = ['flag', 'choice', 'choices', 'integer', 'time'];

/** The tenant's settings without free texts. */
@Diagnoses('settings')
@Injectable()
export class SettingsDiagnosis implements Diagnosis {
  async collect(em: EntityManager): Promise<object> {
    const fields = resourceOf(TenantSettings).fields.filter(({ kind }) => CHOSEN.includes(kind.widget));
    return recordImage(await currentSettings(em), fields);
  }
}
