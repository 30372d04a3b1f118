import { useRef, useState } from 'react'
import { recipient, type Recipient } from '#contract/rewards/points/point-order.ts'

export const RECIPIENT_FIELDS = ['name', 'phone', 'address'] as const
export type RecipientField = (typeof RECIPIENT_FIELDS)[number]

const EMPTY: Recipient = { name: '', phone: '', address: '' }
const isRight = (field: RecipientField, typed: string) => recipient.shape[field].safeParse(typed).success

/** Where a thing is sent: what is typed, and which of it is wrong once one has tried. */
export function useRecipient(isNeeded: boolean) {
  const [values, setValues] = useState(EMPTY)
  const [hasTried, setTried] = useState(false)
  const sent = useRef(EMPTY)
  return {
    values,
    set: (field: RecipientField, typed: string) => setValues((before) => ({ ...before, [field]: typed })),
    isWrong: (field: RecipientField) => hasTried && !isRight(field, values[field]),
    /** False if something is wrong, which is shown from then on. */
    check(): boolean {
      if (!isNeeded || RECIPIENT_FIELDS.every((field) => isRight(field, values[field]))) return true
      setTried(true)
      return false
    },
    /** Another address is another order. */
    hasChanged: () => isNeeded && RECIPIENT_FIELDS.some((field) => values[field] !== sent.current[field]),
    /** As the call takes it. */
    body() {
      sent.current = values
      return isNeeded ? { recipient: values } : {}
    },
  }
}
export type RecipientForm = ReturnType<typeof useRecipient>
