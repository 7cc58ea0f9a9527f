import { Body, Controller, Inject, Param, Post, type Type } from '@nestjs/common';
import { declareRoute } from '../access/declare-route.js';
import { BodyOf, RecordId } from '../rest/request.js';
import { BulkOperationRequest, BulkOperationResult } from './bulk.shape.js';
import { type BulkResource, callersOf } from './bulk-resource.js';
import { RecordBulkService } from './record-bulk.service.js';

/** The routes of a resource for operations on many records. */
export function bulkController(resource: BulkResource): Type<unknown> {
  const { name, options } = resource.model;

  @Controller(`v1/${options.path}/bulk`)
  class GeneratedBulkController {
    constructor(@Inject(RecordBulkService) private readonly bulk: RecordBulkService) {}

    make(@Body(BodyOf(BulkOperationRequest)) request: BulkOperationRequest) {
      return this.bulk.make(resource, request);
    }

    reverse(@Param('id', RecordId) id: string) {
      return this.bulk.reverse(resource, id);
    }
  }

  const { operations } = resource;
  const shared = { allow: callersOf(operations), tag: options.path, answer: BulkOperationResult, status: 201 } as const;
  const confirmation = [...new Set(operations.flatMap((one) => one.options.confirmation ?? []))];
  declareRoute(
    GeneratedBulkController,
    'make',
    {
      ...shared,
      id: `bulk${name}`,
      summary: 'Run one operation on up to 200 records, with the result of each',
      body: BulkOperationRequest,
      idempotent: true,
      operations: operations.map((one) => one.name),
      ...(confirmation.length > 0 && { confirmation }),
    },
    Post(),
  );
  declareRoute(
    GeneratedBulkController,
    'reverse',
    {
      ...shared,
      id: `reverseBulk${name}`,
      summary: 'Undo an operation on many records within 30 seconds, for records without a later change',
      problems: { 409: ['UNDO_EXPIRED', 'NOT_UNDOABLE'] },
    },
    Post(':id/reversal'),
  );
  return Object.defineProperty(GeneratedBulkController, 'name', { value: `${name}BulkController` });
}
