import type { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { errorCode } from '../../platform/jobs/error-code.js';
import { Diagnoses, type Diagnosis } from '../../platform/support/diagnosis.js';
import { currentTenant } from '../../platform/tenancy/session.js';

interface Row {
  event: string;
  state: string;
  count: number;
  errors: (string | null)[];
}

/** Counts mails by event and state, with the error codes of failed mails. */
@Diagnoses('mails')
@Injectable()
export class MailDiagnosis implements Diagnosis {
  async collect(em: EntityManager): Promise<object> {
    const rows = await em.execute<Row[]>(
      `select event, state, count(*)::int as count, array_agg(distinct error) as errors
         from ticket_mail where tenant = ? group by event, state order by event, state`,
      [currentTenant()],
    );
    return rows.map(({ errors, ...figures }) => {
      const codes = new Set(errors.map((words) => words && errorCode(words)).filter(Boolean));
      return { ...figures, errors: [...codes] };
    });
  }
}
