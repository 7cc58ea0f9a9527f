import type { EntityManager } from '@mikro-orm/postgresql';
import { SetMetadata } from '@nestjs/common';

/** A part of the diagnostic file: figures, names from the code and codes of errors, never a text that a user wrote. */
export interface Diagnosis {
  collect(em: EntityManager): Promise<object>;
}

export const DIAGNOSED_PART = 'vsd:diagnosis';

/** Makes a provider collect a part of the diagnostic file. */
export const Diagnoses = (part: string) => SetMetadata(DIAGNOSED_PART, part);
