import { Global, Module } from '@nestjs/common';
import { PushSender } from '../../ports/push.js';
import { WebPushSender } from './web-push-sender.js';

/** Sends push messages by Web Push. */
@Global()
@Module({ providers: [{ provide: PushSender, useClass: WebPushSender }], exports: [PushSender] })
export class PushModule {}
