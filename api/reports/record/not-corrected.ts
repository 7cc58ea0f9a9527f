/**
 * The condition in SQL that no other report corrects a report "r". The part `is not null` selects the index of the few
 * corrections.
 */
export const NOT_CORRECTED =
  'not exists (select from report c where c.tenant = r.tenant and c.corrects_id = r.id and c.corrects_id is not null)';
