import { Body, Controller, HttpCode, Param, Post } from '@nestjs/common';
import { Operation } from '../../platform/access/operation.js';
import { Moment, Shape } from '../../platform/resource/index.js';
import { BodyOf, RecordId } from '../../platform/rest/request.js';
import { Role } from '../../vocabulary/role.js';
import { Ticket } from '../record/ticket.entity.js';
import { CheckInsService } from './check-ins.service.js';

/** The arrival of an executor at the site. */
@Shape()
class CheckIn {
  /** The time of the device at the arrival, where it is sent later (domain "SLA clocks"); now if left out. */
  @Moment() deviceTime?: string | null;
}

/** Arrivals at the site of an order (domain "SLA clocks", ON_SITE). */
@Controller('v1/tickets/:id/check-in')
export class CheckInsController {
  constructor(private readonly checkIns: CheckInsService) {}

  @Post()
  @HttpCode(200)
  @Operation({
    id: 'checkIn',
    problems: { 409: ['TICKET_STATE'], 422: ['DEVICE_TIME_AHEAD'] },
    summary: 'Arrive at the site of the order; work begins where nothing stands in its way',
    allow: [Role.Executor],
    tag: 'tickets',
    body: CheckIn,
    answer: Ticket,
    idempotent: true,
  })
  checkIn(@Param('id', RecordId) id: string, @Body(BodyOf(CheckIn)) { deviceTime }: CheckIn) {
    return this.checkIns.checkIn(id, deviceTime ? new Date(deviceTime) : null);
  }
}
