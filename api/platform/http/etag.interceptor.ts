import { type CallHandler, type ExecutionContext, Injectable, type NestInterceptor } from '@nestjs/common';
import type { Response } from 'express';
import { map, type Observable } from 'rxjs';

/** Sends the version of a single record as its ETag, to be sent back with If-Match (contract "Writes"). */
@Injectable()
export class EtagInterceptor implements NestInterceptor {
  intercept(context: ExecutionContext, next: CallHandler): Observable<unknown> {
    const response = context.switchToHttp().getResponse<Response>();
    return next.handle().pipe(
      map((answer) => {
        if (isRecord(answer) && !response.headersSent) response.setHeader('ETag', `"${answer.version}"`);
        return answer;
      }),
    );
  }
}

const isRecord = (answer: unknown): answer is { version: number } =>
  typeof answer === 'object' &&
  answer !== null &&
  typeof (answer as { version?: unknown }).version === 'number' &&
  'id' in answer;
