import { UniqueConstraintViolationException } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import type { Request } from 'express';
import { fileKeyOf } from '../../files/file-key.js';
import { Jobs } from '../../platform/jobs/jobs.js';
import { UnitOfWork } from '../../platform/tenancy/unit-of-work.js';
import { FileStore } from '../../ports/files.js';
import { IntakeMessage } from '../record/intake-message.entity.js';
import { INTAKE_MESSAGES } from '../record/intake-queue.js';
import { messageIdOf } from '../record/message-head.js';
import type { IntakeReceipt } from './intake-receipt.shape.js';
import { type ReceivedMessage, receiveMessage } from './receive-message.js';

/** Keeps incoming mails, before anything of them is understood, and leaves the rest to a job. */
@Injectable()
export class MessageIntake {
  constructor(
    private readonly work: UnitOfWork,
    private readonly files: FileStore,
    private readonly jobs: Jobs,
  ) {}

  /** Keeps the message of the request. One that was kept already counts once and is answered as what it is. */
  async receive(request: Request): Promise<IntakeReceipt> {
    const received = await receiveMessage(request, this.files);
    let kept = false;
    try {
      const message = await this.#keep(received);
      kept = message.id === received.id;
      const { id, state } = message;
      return { id, outcome: state === 'RECEIVED' ? null : state };
    } finally {
      if (!kept) await this.files.remove(fileKeyOf(received));
    }
  }

  async #keep(received: ReceivedMessage): Promise<IntakeMessage> {
    const { id, size, digest, head } = received;
    const messageId = messageIdOf(head);
    const identity = messageId ?? `sha256:${digest}`;
    const known = await this.#known(identity);
    if (known) return known;
    try {
      return await this.work.write(async (em) => {
        const message = Object.assign(new IntakeMessage(), { id, size, digest, messageId, identity });
        em.persist(message);
        await this.jobs.send(em, INTAKE_MESSAGES, { message: id }, { id });
        await em.flush();
        return message;
      });
    } catch (error) {
      // Delivered twice at once: the other one was first.
      const first = error instanceof UniqueConstraintViolationException && (await this.#known(identity));
      if (first) return first;
      throw error;
    }
  }

  #known(identity: string): Promise<IntakeMessage | null> {
    return this.work.read((em) => em.findOne(IntakeMessage, { identity }));
  }
}
