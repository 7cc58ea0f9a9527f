import type { EntityManager } from '@mikro-orm/postgresql';
import { SetMetadata } from '@nestjs/common';

/** A room's part of the diagnostic file: figures, names from the code and codes only, never a text that somebody wrote. */
export interface Diagnosis {
  tell(em: EntityManager): Promise<object>;
}

export const DIAGNOSED_PART = 'vsd:diagnosis';

/** Makes a provider tell a part of the diagnostic file. */
export const Diagnoses = (part: string) => SetMetadata(DIAGNOSED_PART, part);
