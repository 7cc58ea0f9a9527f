import { Readable } from 'node:stream';
import { ref } from '@mikro-orm/core';
import { fileKeyOf } from '../../../files/file-key.js';
import { userRef } from '../../../masterdata/acting-user.js';
import type { FileStore } from '../../../ports/files.js';
import { Attachment } from '../../../tickets/record/attachment.entity.js';
import { logActivity } from '../../../tickets/timeline/activity-log.js';
import { ActivityKind } from '../../../vocabulary/activity-kind.js';
import type { Player } from '../cast.js';
import { demoId } from '../ids.js';
import type { PlayedTicket } from '../played-ticket.js';
import { drawingOf } from './drawings.js';
import { pdfOf } from './pdf.js';

interface DemoFile {
  readonly name: string;
  readonly contentType: string;
  readonly content: Buffer;
  readonly visibleForCustomer: boolean;
}

/** Makes small real files and attaches them to tickets. */
export class DemoFiles {
  #made = 0;

  constructor(private readonly store: FileStore) {}

  /** A photo that the customer took, or that the desk received from them. */
  async attachPhoto(player: PlayedTicket): Promise<void> {
    const { problem, contact, byCustomer } = player.plan;
    if (!problem.picture) return;
    const name = `IMG_${Math.floor(player.scene.random.between(1000, 9999))}.png`;
    const content = drawingOf(problem.picture);
    const file = { name, contentType: 'image/png', content, visibleForCustomer: true };
    await this.#attach(player, byCustomer ? contact : player.responsible, file);
  }

  /** A quote for the customer. */
  attachQuote(player: PlayedTicket): Promise<void> {
    const { scene, plan, now } = player;
    const number = `${now.getUTCFullYear()}-${Math.floor(scene.random.between(100, 999))}`;
    const price = Math.round(scene.random.between(8, 60)) * 50;
    const day = now.toLocaleDateString('de-CH', { dateStyle: 'long', timeZone: 'Europe/Zurich' });
    const lines = [
      `Datum: ${day}`,
      `Kunde: ${plan.client.record.name}`,
      `Objekt: ${plan.site.record.name}, ${plan.place}`,
      '',
      player.words(plan.problem.title),
      '',
      player.words(`Material und Arbeit: CHF ${price}.00`),
      'Alle Preise ohne Mehrwertsteuer. Die Offerte gilt 60 Tage.',
      '',
      player.responsible.name,
    ];
    const content = pdfOf(`Offerte ${number}`, lines);
    const file = { name: `Offerte_${number}.pdf`, contentType: 'application/pdf', content, visibleForCustomer: true };
    return this.#attach(player, player.responsible, file);
  }

  /** A record of measurements that only the desk sees. */
  attachLog(player: PlayedTicket): Promise<void> {
    const { now, plan, scene, responsible } = player;
    const day = now.toISOString().slice(0, 10);
    const lines = Array.from({ length: 8 }, (_, at) => {
      const time = new Date(now.getTime() - (8 - at) * 300_000).toISOString().slice(11, 16);
      return `${time}Z  Messpunkt ${at + 1}  ${scene.random.between(12, 68).toFixed(1)}`;
    });
    const text = [`Protokoll vom ${day}`, player.words(plan.problem.title), '', ...lines, ''].join('\n');
    const content = Buffer.from(text);
    const file = { name: `Protokoll_${day}.txt`, contentType: 'text/plain', content, visibleForCustomer: false };
    return this.#attach(player, responsible, file);
  }

  #attach(player: PlayedTicket, uploader: Player, file: DemoFile): Promise<void> {
    const { desk } = player.scene;
    return player.as(uploader, async () => {
      const { content, ...told } = file;
      this.#made += 1;
      const attachment = Object.assign(new Attachment(), told, { size: content.length });
      attachment.id = demoId(`${player.name}/${file.name}`, this.#made);
      attachment.ticket = ref(player.ticket);
      attachment.uploader = userRef(desk.em, uploader.id);
      const { name: text, visibleForCustomer } = file;
      logActivity(desk.em, player.ticket, { kind: ActivityKind.AttachmentAdded, text, attachment, visibleForCustomer });
      await this.store.write(fileKeyOf(attachment), Readable.from(content));
    });
  }
}
