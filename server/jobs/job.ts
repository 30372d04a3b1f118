/** A job: its name, the shape of its payload, when it runs by itself, and what it does. */
import type * as z from 'zod'

export interface Job<P extends z.ZodType = z.ZodType> {
  name: string
  payload: P
  /** crontab in UTC (`minute hour day month weekday`); absent = only when enqueued. */
  schedule?: string
  run(payload: z.output<P>): Promise<unknown>
}

export const defineJob = <P extends z.ZodType>(job: Job<P>): Job => job as unknown as Job
