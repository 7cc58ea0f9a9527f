import { setTimeout as pause } from 'node:timers/promises';
import { type Attributes, context, ROOT_CONTEXT, type Span, SpanKind, SpanStatusCode, trace } from '@opentelemetry/api';
import { AsyncLocalStorageContextManager } from '@opentelemetry/context-async-hooks';
import { parseTraceParent } from '@opentelemetry/core';
import { OTLPTraceExporter } from '@opentelemetry/exporter-trace-otlp-http';
import { resourceFromAttributes } from '@opentelemetry/resources';
import {
  BatchSpanProcessor,
  ParentBasedSampler,
  TraceIdRatioBasedSampler,
  TracerProvider,
} from '@opentelemetry/sdk-trace';
import type { Env } from './env.js';

/** A piece of work with a start and an end, as a part of a trace. */
export interface SpanOptions {
  readonly name: string;
  readonly kind: 'server' | 'client' | 'consumer' | 'internal';
  /** No personal data: names of operations, queues, tables and tenants alone. */
  readonly attributes?: Attributes;
  /** The span of another process that has caused the work (W3C Trace Context); by default that of the present work. */
  readonly parent?: string | undefined;
  /** No span of its own where there is no trace. */
  readonly isPart?: boolean;
}

/** Records the spans of a process and sends them. */
export interface Tracer {
  inSpan<T>(options: SpanOptions, work: (span: Span) => Promise<T>): Promise<T>;
  /** The present span, for other processes. */
  traceparent(): string | undefined;
  /** Sends the last spans, within a limit of time. */
  end(): Promise<void>;
}

/** Milliseconds for which the receiver may take to accept spans; beyond them the spans are lost. */
const EXPORT_MS = 2_000;

const KINDS = {
  server: SpanKind.SERVER,
  client: SpanKind.CLIENT,
  consumer: SpanKind.CONSUMER,
  internal: SpanKind.INTERNAL,
} as const;

/** Records spans and sends them in the background by OTLP over HTTP, as JSON. A dead or slow receiver loses spans alone. */
export function otlpTracer(env: Env, service: string): Tracer {
  const url = `${env.OTEL_EXPORTER_OTLP_ENDPOINT?.replace(/\/$/, '')}/v1/traces`;
  const exporter = new OTLPTraceExporter({ url, timeoutMillis: EXPORT_MS });
  const provider = new TracerProvider({
    resource: resourceFromAttributes({ 'service.name': env.OTEL_SERVICE_NAME || service }),
    sampler: new ParentBasedSampler({ root: new TraceIdRatioBasedSampler(env.OTEL_TRACES_SAMPLER_ARG) }),
    spanProcessors: [new BatchSpanProcessor({ exporter, exportTimeoutMillis: EXPORT_MS, scheduledDelayMillis: 1_000 })],
  });
  context.setGlobalContextManager(new AsyncLocalStorageContextManager().enable());
  const tracer = provider.getTracer('volta');
  return {
    async inSpan({ name, kind, attributes = {}, parent, isPart }, work) {
      if (isPart && !trace.getActiveSpan()) return work(trace.wrapSpanContext(NO_SPAN));
      const cause = parent ? parseTraceParent(parent) : null;
      const within = cause ? trace.setSpanContext(ROOT_CONTEXT, { ...cause, isRemote: true }) : context.active();
      const span = tracer.startSpan(name, { kind: KINDS[kind], attributes }, within);
      try {
        return await context.with(trace.setSpan(within, span), () => work(span));
      } catch (error) {
        const { code, name: type } = error as { code?: unknown; name?: string };
        // The message of an error may name people.
        span.setStatus({ code: SpanStatusCode.ERROR }).setAttribute('error.type', String(code ?? type));
        throw error;
      } finally {
        span.end();
      }
    },
    traceparent() {
      const present = trace.getActiveSpan()?.spanContext();
      return present && `00-${present.traceId}-${present.spanId}-0${present.traceFlags & 1}`;
    },
    async end() {
      await Promise.race([provider.shutdown().catch(() => undefined), pause(EXPORT_MS, undefined, { ref: false })]);
    },
  };
}

const NO_SPAN = { traceId: '0'.repeat(32), spanId: '0'.repeat(16), traceFlags: 0 };
