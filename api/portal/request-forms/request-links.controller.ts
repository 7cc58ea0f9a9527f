import { Controller, HttpCode, Param, Post } from '@nestjs/common';
import { Operation } from '../../platform/access/operation.js';
import { RecordId } from '../../platform/rest/request.js';
import { Role } from '../../vocabulary/role.js';
import { RequestLinkSheet } from './request-form.shape.js';
import { RequestLinksService } from './request-links.service.js';

/** Secret addresses are for people who have signed in, not for programs. */
const KEPT = {
  allow: [Role.ManageCustomer],
  tag: 'locations',
  inPerson: true,
  problems: { 404: ['NOT_FOUND'] },
} as const;

/** The link of a location for requests without an account (decision 44). */
@Controller('v1/locations/:id')
export class RequestLinksController {
  constructor(private readonly links: RequestLinksService) {}

  @Post('request-link')
  @HttpCode(200)
  @Operation({
    ...KEPT,
    id: 'showRequestLink',
    summary: 'The link of the location for requests without an account, with its QR code; created by the first request',
    answer: RequestLinkSheet,
    action: { icon: 'QrCode2' },
  })
  show(@Param('id', RecordId) id: string) {
    return this.links.show(id);
  }

  @Post('request-link-renewal')
  @HttpCode(200)
  @Operation({
    ...KEPT,
    id: 'renewRequestLink',
    summary: 'Another link of the location; the one before is void',
    answer: RequestLinkSheet,
    action: { icon: 'Autorenew' },
  })
  renew(@Param('id', RecordId) id: string) {
    return this.links.renew(id);
  }

  @Post('request-link-end')
  @HttpCode(204)
  @Operation({
    ...KEPT,
    id: 'endRequestLink',
    summary: 'End the link of the location: nobody asks for anything by it any more',
    status: 204,
    action: { icon: 'LinkOff' },
  })
  async end(@Param('id', RecordId) id: string): Promise<void> {
    await this.links.end(id);
  }
}
