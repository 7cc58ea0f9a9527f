import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import express from 'express';
import supertest from 'supertest';
import { packedFiles } from '../../api/platform/http/packed-files.js';

const SCRIPT = 'export const answer = 42;\n'.repeat(50);

describe('files with a packed copy', () => {
  let folder: string;
  let get: (name: string, encoding: string) => supertest.Test;

  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'vsd-packed-'));
    await writeFile(join(folder, 'app.js'), SCRIPT);
    await writeFile(join(folder, 'app.js.br'), brotliCompressSync(SCRIPT));
    await writeFile(join(folder, 'small.js'), 'export {};');
    const app = express().use(packedFiles(folder), express.static(folder));
    get = (name, encoding) => supertest(app).get(`/${name}`).set('Accept-Encoding', encoding);
  });

  afterAll(() => rm(folder, { recursive: true }));

  it('are sent packed to clients that accept Brotli, with the type of the file', async () => {
    const { headers, status } = await get('app.js', 'gzip, br').buffer(false);
    expect(status).toBe(200);
    expect(headers).toMatchObject({
      'content-encoding': 'br',
      'content-type': expect.stringMatching(/^text\/javascript/),
    });
    expect(Number(headers['content-length'])).toBeLessThan(SCRIPT.length / 5);
    expect(headers.vary).toBe('Accept-Encoding');
  });

  it('are sent as they are to other clients, and so are files without a copy', async () => {
    for (const [name, encoding, text] of [
      ['app.js', 'gzip', SCRIPT],
      ['app.js', 'br;q=0', SCRIPT],
      ['small.js', 'br', 'export {};'],
    ] as const) {
      const answer = await get(name, encoding);
      expect(answer.headers['content-encoding']).toBeUndefined();
      expect(answer.text).toBe(text);
    }
    expect((await get('app.js', 'gzip')).headers.vary).toBe('Accept-Encoding');
    await get('missing.js', 'br').expect(404);
  });
});
