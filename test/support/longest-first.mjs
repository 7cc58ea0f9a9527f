import Sequencer from '@jest/test-sequencer';

/** The suites that take longest, each of them over half a minute on a quiet machine. */
const LONG = [
  'access-matrix-writes',
  'access-matrix-reads',
  'leaks',
  'workflow-lives',
  'list-plans',
  'lost-updates',
  'ticket-plans',
  'import-worker',
  'ticket-history',
  'live-events',
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
