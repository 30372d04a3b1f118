import { useState, type ReactNode } from 'react'
import * as z from 'zod/mini'
import type { RunWithProof } from '#client/lib/run-with-proof.ts'
import { ApiError } from '#client/lib/api-error.ts'
import { ProofSheet } from './ProofSheet.tsx'
import type { ProofWay } from './security.queries.ts'

const WAYS: readonly string[] = ['totp', 'sms', 'mail', 'question'] satisfies ProofWay[]
const isKnown = (way: string): way is ProofWay => WAYS.includes(way)
const refusal = z.object({ ways: z.array(z.string()) })

/** The proofs a refusal allows, strongest first; none for other refusals. */
export function proofWaysOf(error: unknown): ProofWay[] {
  if (!(error instanceof ApiError) || error.code !== 'second.factor.required') return []
  return refusal.safeParse(error.value).data?.ways.filter(isKnown) ?? []
}

interface Asking {
  ways: readonly ProofWay[]
  answer: (isProved: boolean) => void
}

/**
 * Runs an action; if it is refused for lack of a second factor, asks for one and runs it again (ACC-06). Put `sheet` next to the
 * form. Closing the sheet rethrows the refusal.
 */
export function useWithProof(): { run: RunWithProof; sheet: ReactNode } {
  const [asking, setAsking] = useState<Asking>()
  const [hasAsked, setHasAsked] = useState(false)

  async function run<T>(action: () => Promise<T>): Promise<T> {
    try {
      return await action()
    } catch (error) {
      const ways = proofWaysOf(error)
      if (ways.length === 0) throw error
      setHasAsked(true)
      const isProved = await new Promise<boolean>((answer) => setAsking({ ways, answer }))
      setAsking(undefined)
      if (!isProved) throw error
      return action()
    }
  }

  const sheet = hasAsked && (
    <ProofSheet
      isOpen={asking !== undefined}
      ways={asking?.ways ?? []}
      onClose={() => asking?.answer(false)}
      onProved={() => asking?.answer(true)}
    />
  )
  return { run, sheet }
}
