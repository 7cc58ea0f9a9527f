import { Body, Controller, Get, HttpCode, Param, Post, Query, Req } from '@nestjs/common';
import type { Request } from 'express';
import { BINARY } from '../../files/file-schema.js';
import { SuggestedArticle } from '../../masterdata/articles/article.shape.js';
import { LONGEST_QUESTION } from '../../masterdata/articles/article-suggestions.service.js';
import { Operation } from '../../platform/access/operation.js';
import { BodyOf } from '../../platform/rest/request.js';
import { LINK } from '../link.js';
import { PortalRequestsService } from './portal-requests.service.js';
import { HeldRequest, NewPortalRequest, PortalRequestState, RequestForm, RequestPhotos } from './request-form.shape.js';

const HOUR = 3_600;
const BY_LINK = { ...LINK, tag: 'request-forms', problems: { 404: ['NOT_FOUND'] } } as const;
const FILE = { type: 'object', required: ['file'], properties: { file: BINARY } };
const READING = { name: 'request-reading', points: 60, seconds: 60, by: 'address' } as const;

/** Requests from locations, without an account, by the link of the location and that of the mail (decision 44). */
@Controller('v1')
export class PortalRequestsController {
  constructor(private readonly requests: PortalRequestsService) {}

  @Get('request-forms/:tenant/:token')
  @Operation({
    ...BY_LINK,
    id: 'readRequestForm',
    summary: 'Whose form the link of a location leads to',
    query: {
      asset: { type: 'string', description: 'Id of an asset at the location, as the address of its label has it' },
    },
    answer: RequestForm,
    limit: READING,
  })
  form(@Param('tenant') tenant: string, @Param('token') token: string, @Query('asset') asset?: string) {
    return this.requests.form(tenant, token, asset);
  }

  @Get('request-forms/:tenant/:token/articles')
  @Operation({
    ...BY_LINK,
    id: 'suggestArticlesForRequest',
    summary: 'At most three articles for customers that fit a request, the best first',
    query: { q: { type: 'string', description: `The text so far, at most ${LONGEST_QUESTION} characters` } },
    answer: SuggestedArticle,
    many: true,
    problems: { ...BY_LINK.problems, 400: ['INVALID_VALUE'] },
    limit: [
      { name: 'articles-for-request', points: 60, seconds: 60, by: 'address' },
      { name: 'articles-of-link', points: 600, seconds: HOUR, by: 'link' },
    ],
  })
  articles(@Param('tenant') tenant: string, @Param('token') token: string, @Query('q') q = '') {
    return this.requests.articles(tenant, token, q);
  }

  @Post('request-forms/:tenant/:token/requests')
  @HttpCode(202)
  @Operation({
    ...BY_LINK,
    id: 'holdRequest',
    summary:
      'Ask for something at the location of the link; a ticket comes of it once the link of the mail is followed',
    body: NewPortalRequest,
    answer: HeldRequest,
    status: 202,
    limit: [
      { name: 'requests', points: 20, seconds: HOUR, by: 'address' },
      { name: 'requests-of-link', points: 40, seconds: HOUR, by: 'link' },
    ],
  })
  hold(
    @Param('tenant') tenant: string,
    @Param('token') token: string,
    @Body(BodyOf(NewPortalRequest)) request: NewPortalRequest,
  ) {
    return this.requests.hold(tenant, token, request);
  }

  @Post('request-photos/:tenant/:token')
  @Operation({
    ...BY_LINK,
    id: 'addRequestPhoto',
    summary: 'Add a photo of at most 15 MB to a request that is held; three at most, within an hour',
    body: FILE,
    bodyType: 'multipart/form-data',
    answer: RequestPhotos,
    status: 201,
    limit: [
      { name: 'request-photos', points: 60, seconds: HOUR, by: 'address' },
      { name: 'photos-of-request', points: 12, seconds: HOUR, by: 'link' },
    ],
    problems: { ...BY_LINK.problems, 413: ['FILE_SIZE'], 415: ['FILE_TYPE_REFUSED'], 422: ['PHOTOS_MANY'] },
  })
  addPhoto(@Param('tenant') tenant: string, @Param('token') token: string, @Req() sent: Request) {
    return this.requests.addPhoto(tenant, token, sent);
  }

  @Get('request-confirmations/:tenant/:token')
  @Operation({
    ...BY_LINK,
    id: 'readRequestConfirmation',
    summary: 'What the link of the mail is about; opening it confirms nothing',
    answer: PortalRequestState,
    limit: READING,
  })
  read(@Param('tenant') tenant: string, @Param('token') token: string) {
    return this.requests.read(tenant, token);
  }

  @Post('request-confirmations/:tenant/:token')
  @HttpCode(200)
  @Operation({
    ...BY_LINK,
    id: 'confirmRequest',
    summary: 'Confirm a request: it becomes a ticket, once however often it is confirmed',
    answer: PortalRequestState,
    limit: { name: 'request-confirmations', points: 20, seconds: 60, by: 'address' },
  })
  confirm(@Param('tenant') tenant: string, @Param('token') token: string) {
    return this.requests.confirm(tenant, token);
  }
}
