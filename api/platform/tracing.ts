import type { Span } from '@opentelemetry/api';
import type { Env } from './env.js';
import type { SpanOptions, Tracer } from './otlp-tracer.js';

let tracer: Tracer | undefined;

/** Begins to record spans where a receiver is set; otherwise nothing of OpenTelemetry is loaded. */
export async function startTracing(env: Env, service: string): Promise<void> {
  if (!env.OTEL_EXPORTER_OTLP_ENDPOINT) return;
  const { otlpTracer } = await import('./otlp-tracer.js');
  tracer = otlpTracer(env, service);
}

/** Runs work as a span; without a receiver it just runs. */
export const inSpan = <T>(options: SpanOptions, work: (span?: Span) => Promise<T>): Promise<T> =>
  tracer ? tracer.inSpan(options, work) : work();

/** The present span, for other processes; undefined without one. */
export const traceparent = (): string | undefined => tracer?.traceparent();

export const isTracing = (): boolean => tracer !== undefined;

/** Sends the last spans, within a limit of time. */
export const endTracing = async (): Promise<void> => tracer?.end();

/** Literals of SQL, which are values of users where a statement has no parameters for them. */
const LITERALS = /'(?:[^'\\]|''|\\.)*'/gs;
const LONGEST = 2_000;

/** Options of the span of a statement, whose text has no values. */
export function statementSpan(text: string): SpanOptions {
  const shown = text
    .slice(0, 2 * LONGEST)
    .replace(LITERALS, '?')
    .replace(/'.*$/s, '?')
    .slice(0, LONGEST);
  const [, verb = 'statement', table = ''] =
    /^\s*(\w+)(?:.*?\b(?:from|into|update|join)\s+([\w."]+))?/is.exec(shown) ?? [];
  const attributes = { 'db.system.name': 'postgresql', 'db.query.text': shown };
  return {
    name: `${verb.toLowerCase()} ${table.replaceAll('"', '')}`.trim(),
    kind: 'client',
    attributes,
    isPart: true,
  };
}
