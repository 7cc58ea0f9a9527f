import 'reflect-metadata';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { DiscoveryService, MetadataScanner, ModulesContainer, NestFactory, Reflector } from '@nestjs/core';
import openapiTypes, { astToString } from 'openapi-typescript';
import { AppModule } from './app.module.js';
import { DocumentService } from './platform/contract/document.service.js';
import { readEnv } from './platform/env.js';
import { projectRoot } from './platform/project-root.js';

const DOCUMENT = join(projectRoot, 'openapi/openapi.json');
const TYPES = join(projectRoot, 'openapi/api.d.ts');

/** `contract.js write` writes the document and the types made from it; `contract.js check` fails where they differ. */
async function run(command: string | undefined): Promise<void> {
  const env = readEnv({ NODE_ENV: 'test', DATABASE_URL: 'postgres://nobody@127.0.0.1/none' });
  const app = await NestFactory.create(AppModule.with(env), { preview: true, logger: false });
  // A preview makes no provider, so that no database is needed: the service is made by hand.
  const discovery = new DiscoveryService(app.get(ModulesContainer));
  const { document } = new DocumentService(discovery, new MetadataScanner(), new Reflector(), env).full();
  const text = `${JSON.stringify(document, null, 2)}\n`;
  const types = astToString(await openapiTypes(text, { defaultNonNullable: false }));
  await app.close();
  if (command === 'write') {
    writeFileSync(DOCUMENT, text);
    writeFileSync(TYPES, types);
  } else if (readFileSync(DOCUMENT, 'utf8') !== text || readFileSync(TYPES, 'utf8') !== types) {
    process.stderr.write('The contract in openapi/ is not that of the code: npm run contract\n');
    process.exitCode = 1;
  }
}

await run(process.argv[2]);
