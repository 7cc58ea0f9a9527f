import type { Response } from 'express';
import type { Deprecation } from './operation.js';

/** Says in the headers of an answer that its operation goes (RFC 9745), when (RFC 8594), and where one reads of it. */
export function tellDeprecation({ since, sunset, link }: Deprecation, response: Response): void {
  response.setHeader('Deprecation', `@${Date.parse(since) / 1_000}`);
  response.setHeader('Sunset', new Date(sunset).toUTCString());
  response.append('Link', `<${link}>; rel="deprecation"; type="text/html"`);
}
