import { createRequire } from 'node:module';
import { jest } from '@jest/globals';
import { clock } from '../../api/platform/clock.js';
import { eventually } from './eventually.js';

const require = createRequire(import.meta.url);
const rooms: Record<string, string[]> = require('../rooms/rooms.json');

/** How long the servers of a suite may take to end, in milliseconds. */
const ENDING_MS = 10_000;

/**
 * Describes the suites of a room, which share the modules of its file. The hooks of a suite are its own. A suite that
 * leaves a server, a process or another time for the next suite fails.
 */
export function describeRoom(room: string): void {
  describe.each(rooms[room] ?? [])('test/%s.spec.ts', (suite) => {
    const sharedState = () => ({ suite, now: clock.now, running: runningResources() });
    let before: ReturnType<typeof sharedState>;
    beforeAll(() => {
      before = sharedState();
    });
    require(`../${suite}.spec.ts`);
    afterAll(async () => {
      jest.restoreAllMocks();
      await eventually(() => expect(sharedState()).toEqual(before), ENDING_MS);
    });
  });
}

const runningResources = () =>
  process.getActiveResourcesInfo().filter((resource) => /^(TCPServerWrap|PipeServerWrap|ProcessWrap)$/.test(resource));
