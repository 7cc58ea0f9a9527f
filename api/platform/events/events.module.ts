import { Global, Module } from '@nestjs/common';
import { ChangeRecorder } from './change-recorder.js';
import { EventAudience } from './event-audience.js';
import { EventHub } from './event-hub.js';
import { EventListener } from './event-listener.js';
import { EventTopics } from './event-topics.js';
import { EventsController } from './events.controller.js';

/** Tells open screens what others change (architecture "events/"). */
@Global()
@Module({
  controllers: [EventsController],
  providers: [EventTopics, ChangeRecorder, EventAudience, EventListener, EventHub],
  exports: [EventTopics],
})
export class EventsModule {}
