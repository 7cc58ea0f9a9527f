import Sequencer from '@jest/test-sequencer';

/**
 * The suites that take longest, each of them over a quarter of a minute on a quiet machine. Those that mostly wait for
 * processes stand between those that keep a processor busy, so that they run side by side.
 */
const LONG = [
  'standalone-launcher',
  'access-matrix-writes',
  'leaks',
  'worker-process',
  'list-plans',
  'database-away',
  'ticket-plans',
  'live-events',
  'access-matrix-reads',
  'database-sessions',
  'bulk-changes',
  'import-worker',
  'job-crash',
  'demo',
  'location-import-fields',
  'workflow-lives',
  'ticket-history',
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
