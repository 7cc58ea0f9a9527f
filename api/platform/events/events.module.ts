import { Global, Module } from '@nestjs/common';
import { ChangeRecorder } from './change-recorder.js';
import { ChangesController } from './changes.controller.js';
import { ChangesService } from './changes.service.js';
import { EventAudience } from './event-audience.js';
import { EventHub } from './event-hub.js';
import { EventListener } from './event-listener.js';
import { EventTopics } from './event-topics.js';
import { EventsController } from './events.controller.js';

/** Live updates of open screens (architecture "events/"). */
@Global()
@Module({
  controllers: [EventsController, ChangesController],
  providers: [EventTopics, ChangeRecorder, EventAudience, EventListener, EventHub, ChangesService],
  exports: [EventTopics, EventAudience],
})
export class EventsModule {}
