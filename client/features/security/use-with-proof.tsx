import { useState, type ReactNode } from 'react'
import * as z from 'zod/mini'
import { ApiError } from '#client/lib/api-error.ts'
import { ProofSheet } from './ProofSheet.tsx'
import type { ProofWay } from './security.queries.ts'

const WAYS: readonly ProofWay[] = ['sms', 'mail', 'totp', 'question']
const refusal = z.object({ ways: z.array(z.string()) })

/** The ways a refusal leaves open; none where it is another refusal. */
export function proofWaysOf(error: unknown): ProofWay[] {
  if (!(error instanceof ApiError) || error.code !== 'second.factor.required') return []
  const ways = refusal.safeParse(error.value).data?.ways ?? []
  return WAYS.filter((way) => ways.includes(way))
}

interface Asking {
  ways: readonly ProofWay[]
  answer: (isProved: boolean) => void
}

/**
 * Runs an action; where it is refused for want of a second factor, asks for one and runs it again (ACC-06). Put `sheet` beside
 * the form. Whoever closes the sheet gets the refusal.
 */
export function useWithProof(): { run: <T>(action: () => Promise<T>) => Promise<T>; sheet: ReactNode } {
  const [asking, setAsking] = useState<Asking>()

  async function run<T>(action: () => Promise<T>): Promise<T> {
    try {
      return await action()
    } catch (error) {
      const ways = proofWaysOf(error)
      if (ways.length === 0) throw error
      const isProved = await new Promise<boolean>((answer) => setAsking({ ways, answer }))
      setAsking(undefined)
      if (!isProved) throw error
      return action()
    }
  }

  const sheet = (
    <ProofSheet
      isOpen={asking !== undefined}
      ways={asking?.ways ?? []}
      onClose={() => asking?.answer(false)}
      onProved={() => asking?.answer(true)}
    />
  )
  return { run, sheet }
}
