/** A job: its name, the schema of its payload, its schedule, and its handler. */
import type * as z from 'zod'

export interface Job<P extends z.ZodType = z.ZodType> {
  name: string
  payload: P
  /** crontab in UTC (`minute hour day month weekday`); absent = runs only when enqueued. */
  schedule?: string
  run(payload: z.output<P>): Promise<unknown>
}

export const defineJob = <P extends z.ZodType>(job: Job<P>): Job => job as unknown as Job
