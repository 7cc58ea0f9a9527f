/** That no other report corrects a report "r", in SQL: of one that was corrected, the correction counts. */
export const NOT_CORRECTED = 'not exists (select from report c where c.tenant = r.tenant and c.corrects_id = r.id)';
