/** Limits under which a suite runs beside any load; suites about the limits themselves set their own. */
export const PATIENT = {
  VSD_DB_CONNECT_MS: '30000',
  VSD_DB_WAIT_MS: '60000',
  VSD_DB_QUEUE_MS: '60000',
  VSD_REQUEST_DEADLINE_MS: '120000',
  VSD_DB_LOCK_MS: '60000',
  VSD_DB_ANSWER_MS: '30000',
};

/** The limits of the product, as an operator gets them. */
export const SHIPPED = Object.fromEntries(Object.keys(PATIENT).map((name) => [name, '']));
