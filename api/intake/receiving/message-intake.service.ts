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

/** The mailbox of a fetched message. */
export interface Origin {
  readonly mailbox: string;
  /** Notes the progress in the transaction that stores the message, or after a message that was stored before. */
  note(em: EntityManager, isNew: boolean): Promise<void>;
}

/** A message of which only the beginning is stored, with its parsed headers. */
export interface HeadOnly {
  readonly head: Buffer;
  readonly size: number;
  readonly message: ReadMessage | null;
  readonly reason: IntakeMessage['reason'];
}

type Kept = Pick<IntakeMessage, 'id' | 'size' | 'digest' | 'messageId' | 'identity'> & Partial<IntakeMessage>;

/** Stores incoming mails before they are parsed, and has a job file them. */
@Injectable()
export class MessageIntake {
  constructor(
    private readonly work: UnitOfWork,
    private readonly files: FileStore,
    private readonly jobs: Jobs,
  ) {}

  /** Stores the message of the request. A repeated message is stored once, and the receipt has its outcome. */
  async receive(request: Request): Promise<IntakeReceipt> {
    const { id, state } = await this.#settle(await receiveMessage(request, this.files));
    return { id, outcome: state === 'RECEIVED' ? null : state };
  }

  /** Stores a fetched message like one of a gateway. Throws the errors of `keepMessage`. */
  async take(source: AsyncIterable<Buffer>, origin: Origin): Promise<void> {
    await this.#settle(await keepMessage(source, this.files), origin);
  }

  /** Stores the beginning of a message that cannot be fetched as a whole, for the support. */
  async takeHead({ head, size, message, reason }: HeadOnly, origin: Origin): Promise<void> {
    const received = await keepMessage(single(head), this.files);
    const { sender, subject = null } = message ?? {};
    const headers = { sender: sender?.address ?? null, senderName: sender?.name ?? null, subject };
    await this.#settle(received, origin, { size, state: 'FAILED', reason, ...headers });
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
    const stored = await this.#stored(identity, origin);
    if (stored) return stored;
    try {
      return await this.#insert({ id, size, digest, messageId, identity, ...more }, origin);
    } catch (error) {
      // Of two concurrent deliveries the other one was first.
      const first = error instanceof UniqueConstraintViolationException && (await this.#stored(identity, origin));
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

  async #stored(identity: string, origin?: Origin): Promise<IntakeMessage | null> {
    const stored = await this.work.read((em) => em.findOne(IntakeMessage, { identity }));
    if (stored && origin) await this.work.write((em) => origin.note(em, false));
    return stored;
  }
}

async function* single(content: Buffer): AsyncIterable<Buffer> {
  yield content;
}
