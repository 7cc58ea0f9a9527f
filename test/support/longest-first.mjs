import Sequencer from '@jest/test-sequencer';

/**
 * The suites that take longest, each of them over a quarter of a minute on a quiet machine. Those that mostly wait for
 * processes stand between those that keep a processor busy, so that they run side by side.
 */
const LONG = [
  'access-matrix-writes',
  'access-matrix-reads',
  'leaks',
  'list-plans',
  'matches',
  'bulk-changes',
  'user-deletion',
  'users',
  'assignment-mails',
  'intake-filing',
  'standalone-launcher',
  'worker-process',
  'mailboxes',
  'demo',
  'live-events',
  'database-sessions',
  'database-away',
  'import-worker',
  'job-crash',
];

const rankOf = ({ path }) => {
  const at = LONG.findIndex((name) => path.endsWith(`/${name}.spec.ts`));
  return at < 0 ? LONG.length : at;
};

/**
 * Begins with the longest suites, so that none of them runs alone at the end while other workers have nothing left. Jest
 * orders by size where it has no times of an earlier run, and the longest suites are short files.
 */
export default class LongestFirst extends Sequencer {
  sort(tests) {
    return [...super.sort(tests)].sort((one, other) => rankOf(one) - rankOf(other));
  }
}
