/** Figures for Prometheus, at `/metrics`. */
import { collectDefaultMetrics, Histogram, Registry } from 'prom-client'

const SECONDS = [0.002, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5]

export function createMetrics() {
  const registry = new Registry()
  collectDefaultMetrics({ register: registry })
  const answers = new Histogram({
    name: 'palaro_answer_seconds',
    help: 'Time from request to answer, by endpoint and status',
    labelNames: ['endpoint', 'status'] as const,
    buckets: SECONDS,
    registers: [registry],
  })
  return {
    contentType: registry.contentType,
    text: () => registry.metrics(),
    observeAnswer(endpoint: string, status: number, seconds: number) {
      answers.observe({ endpoint, status }, seconds)
    },
  }
}
export type Metrics = ReturnType<typeof createMetrics>
