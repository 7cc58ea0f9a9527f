/** What is closed without a moment is marked as long ago: figures of closed tickets without a period look at it. */
const momentsOf = (row: string) => [
  `${row}.created_at`,
  `coalesce(${row}.closed_at, case ${row}.state when 'CLOSED' then 'epoch'::timestamptz end)`,
];

const note = (tenant: string, ...rows: readonly string[]) =>
  `public.vsd_mark_months(${tenant}, array[${rows.flatMap(momentsOf).join(', ')}])`;

const EVENTS: ('insert' | 'update' | 'delete')[] = ['insert', 'update', 'delete'];
const MARKS = { name: 'months', timing: 'after' as const, events: EVENTS };

/** Trigger of tickets that marks the months in which they were created and closed, whatever writes them and as what. */
export const MARKS_OF_TICKETS = {
  ...MARKS,
  body: [
    `if tg_op = 'INSERT' then perform ${note('new.tenant', 'new')}; return new; end if;`,
    `if tg_op = 'DELETE' then perform ${note('old.tenant', 'old')}; return old; end if;`,
    `perform ${note('new.tenant', 'new', 'old')}; return new;`,
  ].join(' '),
};

const ofReport = (row: 'new' | 'old') =>
  `perform ${note('t.tenant', 't')} from ticket t where t.tenant = ${row}.tenant and t.id = ${row}.ticket_id;`;

/** The same of reports, by which tickets are narrowed. Whoever writes one has locked its ticket (decision 12). */
export const MARKS_OF_REPORTS = {
  ...MARKS,
  body: [
    `if tg_op = 'DELETE' then ${ofReport('old')} return old; end if;`,
    `if tg_op = 'UPDATE' and new.ticket_id <> old.ticket_id then ${ofReport('old')} end if;`,
    `${ofReport('new')} return new;`,
  ].join(' '),
};
