import 'reflect-metadata';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { DiscoveryService, MetadataScanner, ModulesContainer, NestFactory, Reflector } from '@nestjs/core';
import openapiTypes, { astToString } from 'openapi-typescript';
import { AppModule } from './app.module.js';
import { fieldTableText } from './field-table.js';
import { DocumentService } from './platform/contract/document.service.js';
import { readEnv } from './platform/env.js';
import { projectRoot } from './platform/project-root.js';
import { fieldCodesText, vocabularyText } from './vocabulary-text.js';

const fileOf = (name: string) => join(projectRoot, name);

/** `write` writes the document, its types, the vocabulary, the codes and the table of fields; `check` compares them. */
async function run(command: string | undefined): Promise<void> {
  const env = readEnv({ NODE_ENV: 'test', DATABASE_URL: 'postgres://nobody@127.0.0.1/none' });
  const app = await NestFactory.create(AppModule.with(env), { preview: true, logger: false });
  // A preview creates no provider and needs no database: the service is created by hand.
  const discovery = new DiscoveryService(app.get(ModulesContainer));
  const service = new DocumentService(discovery, new MetadataScanner(), new Reflector(), env);
  service.onModuleInit();
  const { document } = service.full();
  const text = `${JSON.stringify(document, null, 2)}\n`;
  await app.close();
  const files = {
    'openapi/openapi.json': text,
    'openapi/api.d.ts': astToString(await openapiTypes(service.open('en-CH').text, { defaultNonNullable: false })),
    'openapi/vocabulary.ts': await vocabularyText(),
    'openapi/field-codes.ts': fieldCodesText(),
    'docs/fields.md': await fieldTableText(),
  };
  for (const [name, content] of Object.entries(files)) {
    if (command === 'write') writeFileSync(fileOf(name), content);
    else if (!existsSync(fileOf(name)) || readFileSync(fileOf(name), 'utf8') !== content) {
      process.stderr.write(`${name} is not that of the code: npm run contract\n`);
      process.exitCode = 1;
    }
  }
}

await run(process.argv[2]);
