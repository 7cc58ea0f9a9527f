/**
 * That no other report corrects a report "r", in SQL: of one that was corrected, the correction counts. That it corrects
 * one is said besides, so that the index of the few that do is read where all of them are.
 */
export const NOT_CORRECTED =
  'not exists (select from report c where c.tenant = r.tenant and c.corrects_id = r.id and c.corrects_id is not null)';
