import { Body, Controller, Get, Param, Put } from '@nestjs/common';
import { Operation } from '../../platform/access/operation.js';
import { BodyOf } from '../../platform/rest/request.js';
import { LINK } from '../link.js';
import { Rating, RatingState } from './rating.shape.js';
import { RatingsService } from './ratings.service.js';

const BY_LINK = {
  ...LINK,
  tag: 'ratings',
  answer: RatingState,
  limit: { name: 'ratings', points: 30, seconds: 60, by: 'address' },
  problems: { 404: ['NOT_FOUND'], 409: ['RATING_OVER'] },
} as const;

/** Ratings of customers by the link of the closing mail (decision 44). */
@Controller('v1/ratings/:tenant/:token')
export class RatingsController {
  constructor(private readonly ratings: RatingsService) {}

  @Get()
  @Operation({
    ...BY_LINK,
    id: 'readRating',
    summary: 'What the link of a closing mail asks about; opening it says nothing',
  })
  read(@Param('tenant') tenant: string, @Param('token') token: string) {
    return this.ratings.read(tenant, token);
  }

  @Put()
  @Operation({
    ...BY_LINK,
    id: 'writeRating',
    summary: 'Rate the settlement of a ticket, or change the rating, until two weeks after the closing',
    body: Rating,
  })
  write(@Param('tenant') tenant: string, @Param('token') token: string, @Body(BodyOf(Rating)) rating: Rating) {
    return this.ratings.rate(tenant, token, rating);
  }
}
