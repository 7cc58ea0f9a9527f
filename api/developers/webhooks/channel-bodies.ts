import type { WebhookFormat } from '../../vocabulary/integration.js';
import type { ChannelMessage } from './channel-message.js';

/** Characters of a header of Slack, and of texts that have a larger limit. */
const HEADER = 150;
const LONGEST = 1_000;

const ENTITIES: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;' };

/** A text in one line, escaped for Slack and cut to a length. */
function escaped(text: string, most = LONGEST): string {
  let result = '';
  for (const character of text.replace(/[\n\r\t]+/g, ' ')) {
    const next = ENTITIES[character] ?? character;
    if (result.length + next.length >= most) return `${result}…`;
    result += next;
  }
  return result;
}

/** Plain text, in which Slack formats nothing and mentions nobody. */
const plain = (text: string, most?: number) => ({ type: 'plain_text', text: escaped(text, most), emoji: false });

/** The body for an incoming webhook of Slack (Block Kit); links in titles are not unfolded. */
function slackBody({ event, heading, facts, link }: ChannelMessage): object {
  const lines = facts.map(([label, value]) => plain(`${label} ${value}`));
  return {
    text: escaped([event, heading].filter(Boolean).join(' – ')),
    unfurl_links: false,
    unfurl_media: false,
    blocks: [
      ...(heading ? [{ type: 'header', text: plain(heading, HEADER) }] : []),
      { type: 'section', text: plain(event), ...(lines.length > 0 && { fields: lines }) },
      ...(link
        ? [{ type: 'section', text: { type: 'mrkdwn', text: `<${escaped(link.url)}|${escaped(link.label)}>` } }]
        : []),
    ],
  };
}

/** A paragraph of runs, which Teams shows as they are: a TextBlock would format Markdown. */
const runs = (texts: readonly string[], style: object = {}) => ({
  type: 'RichTextBlock',
  inlines: texts.map((text, at) => ({
    type: 'TextRun',
    text: text.slice(0, LONGEST).toWellFormed(),
    ...(at === 0 && style),
  })),
});

/** The body for a webhook of Workflows in Microsoft Teams: a message with one Adaptive Card. */
function teamsBody({ event, heading, facts, link }: ChannelMessage): object {
  const content = {
    $schema: 'http://adaptivecards.io/schemas/adaptive-card.json',
    type: 'AdaptiveCard',
    version: '1.4',
    body: [
      runs([event], { isSubtle: true }),
      ...(heading ? [runs([heading], { weight: 'Bolder', size: 'Medium' })] : []),
      ...facts.map(([label, value]) => ({ ...runs([`${label} `, value], { weight: 'Bolder' }), spacing: 'Small' })),
    ],
    ...(link && { actions: [{ type: 'Action.OpenUrl', title: link.label, url: link.url }] }),
  };
  const attachment = { contentType: 'application/vnd.microsoft.card.adaptive', contentUrl: null, content };
  return { type: 'message', attachments: [attachment] };
}

/** The bodies for channels by format. */
export const CHANNELS: Readonly<Record<Exclude<WebhookFormat, 'JSON'>, (message: ChannelMessage) => object>> = {
  SLACK: slackBody,
  TEAMS: teamsBody,
};
