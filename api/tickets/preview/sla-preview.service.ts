import { Injectable } from '@nestjs/common';
import { holidaysOf } from '../../masterdata/holidays/holidays-of.js';
import { clock } from '../../platform/clock.js';
import { UnitOfWork } from '../../platform/tenancy/unit-of-work.js';
import { dueAt } from '../deadlines/due-date.js';
import { calendarOfSla, DEFAULT_CALENDAR, nextMoment } from '../deadlines/service-calendar.js';
import type { SlaPreview, SlaSketch } from './sla-preview.shape.js';

/** Previews due dates under the hours of an SLA. */
@Injectable()
export class SlaPreviewService {
  constructor(private readonly work: UnitOfWork) {}

  /** The next submission at the weekday and time of the sketch, with its due date. */
  async of(sketch: SlaSketch): Promise<SlaPreview> {
    const hours = {
      ...sketch,
      onCallDays: sketch.onCallDays ?? [],
      onCallStart: sketch.onCallStart ?? null,
      onCallEnd: sketch.onCallEnd ?? null,
    };
    const { zone } = DEFAULT_CALENDAR;
    const submittedAt = nextMoment(clock.now(), sketch.weekday, sketch.time, zone);
    const holidays = await this.work.read((em) => holidaysOf(em, sketch.canton ?? null, submittedAt));
    const calendar = calendarOfSla(hours, zone, holidays);
    const { priority, interventionTime: interventionHours = 0 } = sketch;
    const due = dueAt({ priority, submittedAt, calendar, interventionHours, preferredDate: null });
    return { submittedAt: submittedAt.toISOString(), dueAt: due?.toISOString() ?? null, zone };
  }
}
