import { collectDefaultMetrics, Histogram, Registry } from 'prom-client'

/** Counters for /metrics; labels are route patterns, never paths with ids. */
export function makeMetrics() {
  const registry = new Registry()
  collectDefaultMetrics({ register: registry, prefix: 'sivitas_' })
  const request = new Histogram({
    name: 'sivitas_request_seconds',
    help: 'Duration of API calls',
    labelNames: ['method', 'route'],
    buckets: [0.002, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2, 5, 10],
    registers: [registry],
  })
  return { registry, request }
}

export type Metrics = ReturnType<typeof makeMetrics>
