import type { EntityManager } from '@mikro-orm/postgresql';
import { Inject, Injectable } from '@nestjs/common';
import { currentSettings } from '../../masterdata/current-settings.js';
import { knownPlaceholders } from '../../masterdata/custom-fields/custom-placeholders.js';
import { fillPlaceholders, placeholderErrors, placeholdersIn } from '../../masterdata/placeholder-text.js';
import { TextBlock } from '../../masterdata/text-blocks/text-block.entity.js';
import { Env, publicUrl } from '../../platform/env.js';
import { invalid, notFound } from '../../platform/http/problem.js';
import { isRecordId } from '../../platform/resource/reference-kinds.js';
import { serviceOf } from '../../platform/rest/resource-controller.js';
import type { ResourceService } from '../../platform/rest/resource-service.js';
import { currentLocale } from '../../platform/tenancy/language.js';
import { currentUser } from '../../platform/tenancy/session.js';
import { UnitOfWork } from '../../platform/tenancy/unit-of-work.js';
import { conversationLocale } from '../../tickets/record/conversation-locale.js';
import { Ticket } from '../../tickets/record/ticket.entity.js';
import { customTexts, withCustomTexts } from '../plan/custom-texts.js';
import { PLACEHOLDER_RELATIONS, valueAt } from '../plan/mail-placeholders.js';
import { commonPlaceholders } from '../plan/ticket-mail-values.js';
import { describedPlaceholders } from '../preview/described-placeholders.js';
import { exampleValues } from '../preview/example-values.js';
import type { DescribedPlaceholder } from '../preview/placeholder.shapes.js';
import { textPlaceholders } from '../templates/placeholder-catalogue.js';
import type {
  FilledText,
  FilledTextBlock,
  TextBlockPreview,
  TextBlockPreviewRequest,
} from './filled-text-block.shape.js';

/** Fills text blocks with the values of a ticket within the user's reach. */
@Injectable()
export class TicketTextBlocksService {
  constructor(
    @Inject(serviceOf(Ticket)) private readonly tickets: ResourceService<Ticket>,
    @Inject(serviceOf(TextBlock)) private readonly blocks: ResourceService<TextBlock>,
    private readonly work: UnitOfWork,
    @Inject(Env) private readonly env: Env,
  ) {}

  /** Fills the block in the customer's correspondence language; placeholders without a value stay empty. */
  fill(ticketId: string, blockId: string): Promise<FilledTextBlock> {
    return this.work.read(async (em) => {
      const { name, content } = await this.blocks.load(em, blockId);
      return { name, ...(await this.#filled(em, ticketId, content)) };
    });
  }

  /** Fills a draft, without a ticket by example values. Throws 404 for a ticket out of reach, 422 for unknown placeholders. */
  preview({ ticket, content }: TextBlockPreviewRequest): Promise<TextBlockPreview> {
    return this.work.read(async (em) => {
      const text = content ?? '';
      const errors = placeholderErrors(text, await knownPlaceholders(em), '/content');
      if (errors.length > 0) throw invalid(errors);
      if (!ticket) return { ...this.#withExamples(text), examples: true };
      if (!isRecordId(ticket)) throw notFound();
      return { ...(await this.#filled(em, ticket, text)), examples: false };
    });
  }

  /** The placeholders of text blocks, each with its meaning and an example in the user's language. */
  placeholders(): Promise<DescribedPlaceholder[]> {
    const locale = currentLocale();
    return this.work.read(async (em) =>
      describedPlaceholders(await textPlaceholders(em, locale), locale, publicUrl(this.env)),
    );
  }

  #withExamples(content: string): FilledText {
    const locale = currentLocale();
    const values = exampleValues(locale, publicUrl(this.env));
    return { text: fillPlaceholders(content, (name) => valueAt(values, name)), locale, empty: [] };
  }

  async #filled(em: EntityManager, ticketId: string, content: string): Promise<FilledText> {
    const ticket = await this.tickets.load(em, ticketId);
    await em.populate(ticket, PLACEHOLDER_RELATIONS, { strategy: 'select-in' });
    const locale = conversationLocale(ticket);
    const reader = { name: ticket.contactName ?? '', locale };
    const url = `${publicUrl(this.env)}/issue/${ticket.id}`;
    const own = await customTexts(em, { ticket, roles: currentUser().roles, locale });
    const values = withCustomTexts(commonPlaceholders(ticket, await currentSettings(em), reader, url), own);
    const wordsFor = (placeholder: string) => valueAt(values, placeholder);
    return {
      text: fillPlaceholders(content, wordsFor),
      locale,
      empty: placeholdersIn(content).filter((placeholder) => wordsFor(placeholder) === ''),
    };
  }
}
