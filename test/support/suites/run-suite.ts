import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { JestEnvironment } from '@jest/environment';
import type { TestFileEvent, TestResult } from '@jest/test-result';
import type { Config } from '@jest/types';
import type Runtime from 'jest-runtime';
import { jest } from './jest-stand-in.js';
import { sharesModules } from './shared-modules.js';
import { loadSources, sourceMaps } from './source-modules.js';
import { Traces } from './traces.js';

type RunSuite = (
  globalConfig: Config.GlobalConfig,
  config: Config.ProjectConfig,
  environment: JestEnvironment,
  runtime: Runtime.default,
  testPath: string,
  send?: TestFileEvent,
) => Promise<TestResult>;

/** What jest-circus does itself inside of a module registry. */
interface Circus {
  initialize(options: object): Promise<{ globals: object }>;
  runAndTransformResultsToJestFormat(options: object): Promise<TestResult>;
}

const require = createRequire(import.meta.url);
const CIRCUS = require.resolve('jest-circus/runner');
const STAND_IN = new URL('./jest-stand-in.js', import.meta.url).href;

let ready: ReturnType<typeof prepare> | undefined;
let serial = 0;

/**
 * Runs a suite with the modules that this worker has loaded already: the API, its libraries and what supports the tests
 * are evaluated once a worker, a suite's own file each time. Other suites are given a module registry of their own.
 */
const runSuite: RunSuite = async (globalConfig, config, environment, runtime, testPath, send) => {
  if (!sharesModules(testPath)) {
    const { default: runAlone } = require(CIRCUS) as { default: RunSuite };
    return runAlone(globalConfig, config, environment, runtime, testPath, send);
  }
  ready ??= prepare(config);
  const changed = (await ready)();
  const { console } = globalThis;
  const traces = new Traces();
  const circus = freshCircus();
  const imported = (path: string) => import(`${pathToFileURL(path).href}?suite=${serial}`);
  serial += 1;
  try {
    globalThis.console = environment.global.console;
    await circus.initialize({
      config,
      environment: { global: globalThis },
      globalConfig,
      localRequire: require,
      parentProcess: process,
      runtime,
      sendMessageToJest: send,
      setGlobalsForRuntime: () => undefined,
      testPath,
    });
    for (const path of config.setupFilesAfterEnv) await imported(path);
    await imported(testPath);
    const maps = runtime.getSourceMaps() as Map<string, string>;
    for (const [url, map] of sourceMaps) maps.set(url, map);
    const result = await circus.runAndTransformResultsToJestFormat({ config, globalConfig, testPath });
    jest.restoreAllMocks();
    const left = changed();
    if (left.length > 0) throw new Error(`A suite that leaves behind ${left.join(', ')} cannot share its modules`);
    if (result.numFailingTests === 0) await traces.assertNone();
    return result;
  } finally {
    globalThis.console = console;
    traces.wipe();
  }
};

export default runSuite;

/**
 * The application itself is loaded before the first suite, so that what loading it leaves behind is nobody's trace. Gives
 * what looks at the modules that suites share, as they are now, and later says what is not as it was.
 */
async function prepare(config: Config.ProjectConfig): Promise<() => () => string[]> {
  await loadSources(config, { '@jest/globals': STAND_IN });
  const root = pathToFileURL(`${config.rootDir}/`);
  await import(new URL('test/support/application.ts', root).href);
  const { allTables } = await import(new URL('api/platform/resource/resource.ts', root).href);
  const { clock } = await import(new URL('api/platform/clock.ts', root).href);
  const tables = (): readonly { name: string }[] => allTables();
  return () => {
    const [declared, { now }] = [tables().length, clock];
    return () => {
      const moved = clock.now === now ? [] : ['another clock'];
      clock.now = now;
      return [
        ...tables()
          .slice(declared)
          .map(({ name }) => `the table of ${name}`),
        ...moved,
      ];
    };
  };
}

/** Jest's runner keeps what a suite describes in the module itself and in two properties of the global object. */
function freshCircus(): Circus {
  for (const key of Object.getOwnPropertySymbols(globalThis)) {
    if (['JEST_STATE_SYMBOL', 'EVENT_HANDLERS'].includes(key.description ?? ''))
      Reflect.deleteProperty(globalThis, key);
  }
  const path = join(dirname(CIRCUS), 'jestAdapterInit.js');
  delete require.cache[path];
  return require(path);
}
