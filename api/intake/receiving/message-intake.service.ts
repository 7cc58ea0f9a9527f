import { ref } from '@mikro-orm/core';
import { type EntityManager, UniqueConstraintViolationException } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import type { Request } from 'express';
import { fileKeyOf } from '../../files/file-key.js';
import { Jobs } from '../../platform/jobs/jobs.js';
import { referenceTo } from '../../platform/tenancy/reference.js';
import { UnitOfWork } from '../../platform/tenancy/unit-of-work.js';
import { FileStore } from '../../ports/files.js';
import type { ReadMessage } from '../reading/read-message.js';
import { IntakeMessage } from '../record/intake-message.entity.js';
import { INTAKE_MESSAGES } from '../record/intake-queue.js';
import { Mailbox } from '../record/mailbox.entity.js';
import { messageIdOf } from '../record/message-head.js';
import type { IntakeReceipt } from './intake-receipt.shape.js';
import { keepMessage, type ReceivedMessage, receiveMessage } from './receive-message.js';

/** From where a message was fetched. */
export interface Origin {
  readonly mailbox: string;
  /** What is noted in the transaction that keeps the message, or finds that it was kept before. */
  note(em: EntityManager, isNew: boolean): Promise<void>;
}

/** A message of which the beginning alone is kept, with what that says. */
export interface HeadOnly {
  readonly head: Buffer;
  readonly size: number;
  readonly message: ReadMessage | null;
  readonly reason: IntakeMessage['reason'];
}

type Kept = Pick<IntakeMessage, 'id' | 'size' | 'digest' | 'messageId' | 'identity'> & Partial<IntakeMessage>;

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
    const { id, state } = await this.#settle(await receiveMessage(request, this.files));
    return { id, outcome: state === 'RECEIVED' ? null : state };
  }

  /** Keeps a message that was fetched, as if a gateway had brought it. Throws what `keepMessage` throws. */
  async take(source: AsyncIterable<Buffer>, origin: Origin): Promise<void> {
    await this.#settle(await keepMessage(source, this.files), origin);
  }

  /** Keeps the beginning of a message that cannot be had as a whole, for the support to see. */
  async takeHead({ head, size, message, reason }: HeadOnly, origin: Origin): Promise<void> {
    const received = await keepMessage(single(head), this.files);
    const { sender, subject = null } = message ?? {};
    const told = { sender: sender?.address ?? null, senderName: sender?.name ?? null, subject };
    await this.#settle(received, origin, { size, state: 'FAILED', reason, ...told });
  }

  async #settle(received: ReceivedMessage, origin?: Origin, more: Partial<IntakeMessage> = {}): Promise<IntakeMessage> {
    let kept = false;
    try {
      const message = await this.#keep(received, more, origin);
      kept = message.id === received.id;
      return message;
    } finally {
      if (!kept) await this.files.remove(fileKeyOf(received));
    }
  }

  async #keep(received: ReceivedMessage, more: Partial<IntakeMessage>, origin?: Origin): Promise<IntakeMessage> {
    const { id, size, digest, head } = received;
    const messageId = messageIdOf(head);
    const identity = messageId ?? `sha256:${digest}`;
    const known = await this.#known(identity, origin);
    if (known) return known;
    try {
      return await this.#insert({ id, size, digest, messageId, identity, ...more }, origin);
    } catch (error) {
      // Delivered twice at once: the other one was first.
      const first = error instanceof UniqueConstraintViolationException && (await this.#known(identity, origin));
      if (first) return first;
      throw error;
    }
  }

  #insert(kept: Kept, origin?: Origin): Promise<IntakeMessage> {
    return this.work.write(async (em) => {
      const message = Object.assign(new IntakeMessage(), kept);
      if (origin) message.mailbox = ref(referenceTo(em, Mailbox, origin.mailbox));
      em.persist(message);
      if (message.state === 'RECEIVED') {
        await this.jobs.send(em, INTAKE_MESSAGES, { message: message.id }, { id: message.id });
      }
      await em.flush();
      await origin?.note(em, true);
      return message;
    });
  }

  async #known(identity: string, origin?: Origin): Promise<IntakeMessage | null> {
    const known = await this.work.read((em) => em.findOne(IntakeMessage, { identity }));
    if (known && origin) await this.work.write((em) => origin.note(em, false));
    return known;
  }
}

async function* single(content: Buffer): AsyncIterable<Buffer> {
  yield content;
}
