import { type CallHandler, type ExecutionContext, Injectable, type NestInterceptor } from '@nestjs/common';
import type { Response } from 'express';
import { map, type Observable } from 'rxjs';
import type { Page } from './list.js';

/** Sends the rows of a page that a handler returns, and the headers of the list. */
@Injectable()
export class PageInterceptor implements NestInterceptor {
  intercept(context: ExecutionContext, next: CallHandler): Observable<unknown> {
    const response = context.switchToHttp().getResponse<Response>();
    return next.handle().pipe(map((answer) => (isPage(answer) ? sendPage(response, answer) : answer)));
  }
}

const isPage = (answer: unknown): answer is Page<unknown> =>
  typeof answer === 'object' && answer !== null && 'rows' in answer && 'exact' in answer && 'next' in answer;

/** Sets the headers of a list (contract "Dialect") and returns its rows. */
function sendPage<T>(response: Response, page: Page<T>): T[] {
  const { rows, total, exact, next } = page;
  const request = response.req;
  const [from = 0] = JSON.parse((request.query.range as string | undefined) ?? '[0]');
  const path = request.baseUrl + request.path;
  const end = rows.length === 0 ? from : from + rows.length - 1;
  response.setHeader('Content-Range', `${path.split('/').at(-1)} ${from}-${end}/${total ?? '*'}`);
  if (total !== null) {
    response.setHeader('X-Total-Count', total);
    response.setHeader('X-Total-Exact', String(exact));
  }
  if (next) {
    const query = new URLSearchParams(request.query as Record<string, string>);
    const [start = 0, last = 24] = JSON.parse(query.get('range') ?? '[0,24]');
    query.set('range', JSON.stringify([0, last - start]));
    query.set('after', next);
    response.append('Link', `<${path}?${query}>; rel="next"`);
  }
  return rows;
}
