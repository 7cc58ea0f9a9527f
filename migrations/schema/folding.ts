/** What `vsd_fold` leaves out since nobody sees it: soft hyphen, zero-width, direction, fillers, variation selectors. */
export const UNSEEN =
  '[\\u00ad\\u034f\\u061c\\u115f\\u1160\\u17b4\\u17b5\\u180b-\\u180f\\u200b-\\u200f\\u202a-\\u202e\\u2060-\\u206f' +
  '\\u3164\\ufe00-\\ufe0f\\ufeff\\uffa0\\ufff0-\\ufffb\\U0001bca0-\\U0001bca3\\U0001d173-\\U0001d17a' +
  '\\U000e0000-\\U000e0fff]';
export const SPACES = '[\\t-\\r \\u0085\\u1680\\u2028\\u2029]+';

/** Unique names and codes are compared after NFKC, without format characters, and folded in spaces and case. */
export const folding: readonly string[] = [
  `create function vsd_fold(value text) returns text
      language sql immutable strict parallel safe
      as $$
        select btrim(
          regexp_replace(
            lower(upper(lower(normalize(regexp_replace(value, '${UNSEEN}', '', 'g'), nfkc) collate "und-x-icu"))),
            '${SPACES}', ' ', 'g'
          )
        )
      $$`,
];
