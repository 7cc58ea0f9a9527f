import { Readable } from 'node:stream';
import { ref } from '@mikro-orm/core';
import { fileKeyOf } from '../../files/file-key.js';
import { userRef } from '../../masterdata/acting-user.js';
import type { FileStore } from '../../ports/files.js';
import { Attachment } from '../../tickets/record/attachment.entity.js';
import { logActivity } from '../../tickets/timeline/activity-log.js';
import { ActivityKind } from '../../vocabulary/work.js';
import type { Player } from './cast.js';
import type { DemoData } from './data/demo-data.js';
import { dateOf, fill, linesOf, pdfOf } from './papers.js';
import { demoId } from './reproducible.js';
import type { TicketPlayer } from './ticket-player.js';

interface DemoFile {
  readonly name: string;
  readonly contentType: string;
  readonly content: Buffer;
  readonly visibleForCustomer: boolean;
}

/** Attaches small real files to tickets. */
export class DemoAttachments {
  #count = 0;

  constructor(
    private readonly store: FileStore,
    private readonly data: DemoData,
  ) {}

  /** A photo that the customer took, or that the desk received from them. */
  async addPhoto(player: TicketPlayer): Promise<void> {
    const { problem, contact, byCustomer } = player.plan;
    if (!problem.picture) return;
    const name = `IMG_${Math.floor(player.scene.random.between(1000, 9999))}.png`;
    const content = this.data.pictures.get(problem.picture)!;
    const file = { name, contentType: 'image/png', content, visibleForCustomer: true };
    await this.#attach(player, byCustomer ? contact : player.responsible, file);
  }

  /** A quote for the customer. */
  addQuote(player: TicketPlayer): Promise<void> {
    const { scene, plan, now, responsible } = player;
    const { quote } = this.data.papers;
    const values = {
      number: `${now.getUTCFullYear()}-${Math.floor(scene.random.between(100, 999))}`,
      price: `${Math.round(scene.random.between(8, 60)) * 50}`,
      day: dateOf(now),
      customer: plan.client.record.name,
      location: plan.site.record.name,
      place: plan.place,
      title: plan.problem.title,
      agent: responsible.name,
    };
    const content = pdfOf(
      fill(quote.heading, values),
      linesOf(quote, values).map((line) => player.words(line)),
    );
    const name = fill(quote.name, values);
    return this.#attach(player, responsible, {
      name,
      contentType: 'application/pdf',
      content,
      visibleForCustomer: true,
    });
  }

  /** A record of measurements that only the desk sees. */
  addLog(player: TicketPlayer): Promise<void> {
    const { now, plan, scene, responsible } = player;
    const { log } = this.data.papers;
    const values = { day: now.toISOString().slice(0, 10), title: player.words(plan.problem.title) };
    const readings = Array.from({ length: 8 }, (_, index) => ({
      time: new Date(now.getTime() - (8 - index) * 300_000).toISOString().slice(11, 16),
      number: `${index + 1}`,
      value: scene.random.between(12, 68).toFixed(1),
    }));
    const content = Buffer.from([fill(log.heading, values), ...linesOf(log, values, readings)].join('\n'));
    const name = fill(log.name, values);
    return this.#attach(player, responsible, { name, contentType: 'text/plain', content, visibleForCustomer: false });
  }

  #attach(player: TicketPlayer, uploader: Player, file: DemoFile): Promise<void> {
    const { desk } = player.scene;
    return player.as(uploader, async () => {
      const { content, ...fields } = file;
      this.#count += 1;
      const attachment = Object.assign(new Attachment(), fields, { size: content.length });
      attachment.id = demoId(`${player.name}/${file.name}`, this.#count);
      attachment.ticket = ref(player.ticket);
      attachment.uploader = userRef(desk.em, uploader.id);
      const { name: text, visibleForCustomer } = file;
      logActivity(desk.em, player.ticket, { kind: ActivityKind.AttachmentAdded, text, attachment, visibleForCustomer });
      await this.store.write(fileKeyOf(attachment), Readable.from(content));
    });
  }
}
