import type { RequestListener } from 'node:http'
import { context, metrics, propagation, SpanStatusCode, trace } from '@opentelemetry/api'
import { OTLPMetricExporter } from '@opentelemetry/exporter-metrics-otlp-proto'
import { PrometheusExporter } from '@opentelemetry/exporter-prometheus'
import { OTLPTraceExporter } from '@opentelemetry/exporter-trace-otlp-proto'
import { registerInstrumentations } from '@opentelemetry/instrumentation'
import { PgInstrumentation } from '@opentelemetry/instrumentation-pg'
import { UndiciInstrumentation } from '@opentelemetry/instrumentation-undici'
import { detectResources, envDetector, resourceFromAttributes } from '@opentelemetry/resources'
import { AggregationType, MeterProvider, PeriodicExportingMetricReader } from '@opentelemetry/sdk-metrics'
import { BatchSpanProcessor, NodeTracerProvider } from '@opentelemetry/sdk-trace-node'
import { logger } from '../logger'
import { measureRequests } from './measureRequests'
import { startMetricsServer } from './metricsServer'
import { observeProcess } from './observeProcess'
import { scrubSpans } from './scrubSpans'
import { type Attributes, type Counter, type Duration, setRecorder } from './telemetry.mjs'
import type { TelemetryEnvironment } from './telemetrySettings'

/** Seconds: a cached page takes about a millisecond, a feed run minutes. */
const DURATION_BUCKETS = [0.001, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10, 30, 60, 300]

const COUNTERS: Record<Counter, readonly [name: string, description: string]> = {
  cacheReads: ['forecourt.cache.reads', 'Reads of a cache, by cache and whether it had the value'],
  cacheEvictions: ['forecourt.cache.evictions', 'Entries that a cache deleted for lack of space'],
  leadDeliveries: ['forecourt.lead.deliveries', 'Attempts to deliver a lead, by channel and outcome'],
  errors: ['forecourt.errors', 'Unexpected errors, by where they happened'],
}

const DURATIONS: Record<Duration, readonly [name: string, description: string]> = {
  request: ['http.server.request.duration', 'Duration of requests by kind of route, status and page cache'],
  stockSearch: ['forecourt.stock.search.duration', 'Duration of searches of the stock index'],
  job: ['forecourt.job.duration', 'Duration of jobs by task and outcome'],
  feedRun: ['forecourt.feed.run.duration', 'Duration of feed runs by status'],
  loopHold: [
    'forecourt.eventloop.hold.duration',
    'Durations for which one piece of code held the event loop, by kind of route',
  ],
}

/**
 * Starts to measure this process: traces and metrics by OTLP if OTEL_EXPORTER_OTLP_ENDPOINT is set, metrics for Prometheus if
 * METRICS_PORT is set. Load it only then, and before `pg`, whose queries become spans.
 * @param part names the process in traces: the web server or the worker
 * @returns sends what is left and stops; called by the signals that stop the process too
 */
export function startTelemetry(part: 'web' | 'worker', environment: TelemetryEnvironment): () => Promise<void> {
  const resource = resourceFromAttributes({
    'service.name': `forecourt-${part}`,
    'process.pid': process.pid,
  }).merge(detectResources({ detectors: [envDetector] }))
  const sendsOtlp = Boolean(environment.OTEL_EXPORTER_OTLP_ENDPOINT)
  const prometheus = environment.METRICS_PORT ? new PrometheusExporter({ preventServerStart: true }) : null
  const meterProvider = new MeterProvider({
    resource,
    readers: [
      ...(prometheus ? [prometheus] : []),
      ...(sendsOtlp
        ? [
            new PeriodicExportingMetricReader({
              exporter: new OTLPMetricExporter(),
              exportIntervalMillis: environment.OTEL_METRIC_EXPORT_INTERVAL,
            }),
          ]
        : []),
    ],
    views: [
      {
        instrumentName: '*.duration',
        aggregation: { type: AggregationType.EXPLICIT_BUCKET_HISTOGRAM, options: { boundaries: DURATION_BUCKETS } },
      },
    ],
  })
  metrics.setGlobalMeterProvider(meterProvider)
  const stops: (() => unknown)[] = [
    () => meterProvider.shutdown(),
    () => metrics.disable(),
    () => setRecorder(undefined),
  ]
  if (sendsOtlp) {
    const tracerProvider = new NodeTracerProvider({
      resource,
      spanProcessors: [scrubSpans(new BatchSpanProcessor(new OTLPTraceExporter()))],
    })
    tracerProvider.register()
    const removeInstrumentations = registerInstrumentations({
      instrumentations: [
        // Values of queries are not recorded; polling outside of requests and jobs is no trace.
        new PgInstrumentation({ requireParentSpan: true, ignoreConnectSpans: true }),
        new UndiciInstrumentation({ requireParentforSpans: true }),
      ],
      tracerProvider,
      meterProvider,
    })
    stops.push(
      removeInstrumentations,
      () => tracerProvider.shutdown(),
      () => trace.disable(),
    )
    stops.push(
      () => context.disable(),
      () => propagation.disable(),
    )
  }
  const record = createRecorder()
  setRecorder(record)
  observeProcess(metrics.getMeter('forecourt'))
  if (part === 'web') measureRequests((...request) => record.record('request', ...request), environment.METRICS_PORT)
  const { METRICS_PORT: port, METRICS_HOST: host, METRICS_TOKEN: token } = environment
  if (prometheus && port) {
    const handle: RequestListener = (request, response) => prometheus.getMetricsRequestHandler(request, response)
    const server = startMetricsServer({ port, host, token, handle })
    stops.push(() => server.close())
  }
  const stop = async () => {
    await Promise.allSettled(stops.splice(0).map((run) => run()))
  }
  for (const signal of ['SIGINT', 'SIGTERM']) process.once(signal, stop)
  logger.info({ part, traces: sendsOtlp, metricsPort: port }, 'Telemetry is on')
  return stop
}

function createRecorder() {
  const meter = metrics.getMeter('forecourt')
  const tracer = trace.getTracer('forecourt')
  const counters = mapValues(COUNTERS, ([name, description]) => meter.createCounter(name, { description }))
  const histograms = mapValues(DURATIONS, ([name, description]) =>
    meter.createHistogram(name, { description, unit: 's' }),
  )
  return {
    count: (name: Counter, attributes: Attributes, count: number) => counters[name].add(count, attributes),
    record: (name: Duration, attributes: Attributes, seconds: number) => histograms[name].record(seconds, attributes),
    trace: <Result>(name: string, attributes: Attributes, work: () => Result): Result =>
      tracer.startActiveSpan(name, { attributes }, (span) => {
        const fail = (error: unknown) => {
          span.recordException(error as Error)
          span.setStatus({ code: SpanStatusCode.ERROR })
          span.end()
        }
        let result: Result
        try {
          result = work()
        } catch (error) {
          fail(error)
          throw error
        }
        if (result instanceof Promise) result.then(() => span.end(), fail)
        else span.end()
        return result
      }),
  }
}

const mapValues = <Key extends string, Value, Result>(values: Record<Key, Value>, map: (value: Value) => Result) =>
  Object.fromEntries(Object.entries<Value>(values).map(([key, value]) => [key, map(value)])) as Record<Key, Result>
