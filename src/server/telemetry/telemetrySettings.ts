import type { Environment } from '../environment'

export type TelemetryEnvironment = Pick<
  Environment,
  'METRICS_PORT' | 'METRICS_HOST' | 'METRICS_TOKEN' | 'OTEL_EXPORTER_OTLP_ENDPOINT' | 'OTEL_METRIC_EXPORT_INTERVAL'
>

/** Whether anything is to be measured. If not, no package of OpenTelemetry is loaded. */
export const hasTelemetry = (environment: NodeJS.ProcessEnv): boolean =>
  Boolean(environment.METRICS_PORT || environment.OTEL_EXPORTER_OTLP_ENDPOINT)
