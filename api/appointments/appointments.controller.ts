import { Body, Controller, Get, HttpCode, Param, Post } from '@nestjs/common';
import { STAFF } from '../masterdata/access.js';
import { Operation } from '../platform/access/operation.js';
import { BodyOf, IfMatch, RecordId } from '../platform/rest/request.js';
import { Role } from '../vocabulary/role.js';
import { AppointmentState } from '../vocabulary/work.js';
import { AppointmentsService } from './appointments.service.js';
import { AppointmentCancellation, AppointmentProposal, Attendee } from './appointments.shape.js';
import { Appointment } from './record/appointment.entity.js';

const tag = 'appointments';
const DECISION = {
  tag,
  answer: Appointment,
  problems: { 409: ['APPOINTMENT_NOT_OPEN'] },
  idempotent: true,
  ifMatch: 'optional',
} as const;

/** Appointments of a ticket, and the decisions about them (contract, `tickets/{id}/appointments`). */
@Controller('v1')
export class AppointmentsController {
  constructor(private readonly appointments: AppointmentsService) {}

  @Post('tickets/:id/appointments')
  @HttpCode(201)
  @Operation({
    id: 'addTicketAppointment',
    summary: 'Make an appointment at the site of the ticket; customer and person are invited by mail',
    allow: STAFF,
    tag,
    body: 'AppointmentCreate',
    answer: Appointment,
    status: 201,
    idempotent: true,
  })
  add(@Param('id', RecordId) id: string, @Body() body: unknown) {
    return this.appointments.add(id, body);
  }

  @Get('tickets/:id/attendees')
  @Operation({
    id: 'listTicketAttendees',
    reads: ['users'],
    summary: 'People who work at tickets, and why some of them cannot come to the site of this one',
    allow: [Role.Agent],
    tag,
    answer: Attendee,
    many: true,
  })
  attendees(@Param('id', RecordId) id: string) {
    return this.appointments.attendees(id);
  }

  @Post('appointments/:id/cancellation')
  @HttpCode(200)
  @Operation({
    ...DECISION,
    id: 'cancelAppointment',
    summary: 'Cancel the appointment; the invited people get a notice',
    allow: STAFF,
    body: AppointmentCancellation,
    action: { icon: 'EventBusy', place: 'menu', can: 'cancel' },
  })
  cancel(
    @Param('id', RecordId) id: string,
    @Body(BodyOf(AppointmentCancellation)) { reason }: AppointmentCancellation,
    @IfMatch('optional') version: number | undefined,
  ) {
    return this.appointments.cancel(id, reason?.trim() || null, version);
  }

  @Post('appointments/:id/confirmation')
  @HttpCode(200)
  @Operation({
    ...DECISION,
    id: 'confirmAppointment',
    summary: 'Accept the appointment, as the customer or in their name',
    allow: [Role.Agent, Role.Customer],
    action: { icon: 'Checklist', bulk: true, can: 'confirm' },
    when: [{ state: AppointmentState.Planned }],
  })
  confirm(@Param('id', RecordId) id: string, @IfMatch('optional') version: number | undefined) {
    return this.appointments.confirm(id, version);
  }

  @Post('appointments/:id/proposal')
  @HttpCode(200)
  @Operation({
    ...DECISION,
    id: 'proposeAppointment',
    problems: { 409: ['APPOINTMENT_NOT_OPEN'], 422: ['END_BEFORE_START', 'DATE_PAST'] },
    summary: 'Ask for another time, as the customer',
    allow: [Role.Customer],
    body: AppointmentProposal,
    action: { icon: 'Schedule', can: 'propose' },
  })
  propose(
    @Param('id', RecordId) id: string,
    @Body(BodyOf(AppointmentProposal)) proposal: AppointmentProposal,
    @IfMatch('optional') version: number | undefined,
  ) {
    return this.appointments.propose(id, proposal, version);
  }
}
