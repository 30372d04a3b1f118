import { useRef, useState } from 'react'
import { recipient, type Recipient } from '#contract/rewards/points/point-order.ts'

export const RECIPIENT_FIELDS = ['name', 'phone', 'address'] as const
export type RecipientField = (typeof RECIPIENT_FIELDS)[number]

const EMPTY: Recipient = { name: '', phone: '', address: '' }
const isRight = (field: RecipientField, typed: string) => recipient.shape[field].safeParse(typed).success

/** The typed recipient of an item, and its problems once the member has tried to submit. */
export function useRecipient(isNeeded: boolean) {
  const [values, setValues] = useState(EMPTY)
  const [hasTried, setTried] = useState(false)
  const sent = useRef(EMPTY)
  return {
    values,
    set: (field: RecipientField, typed: string) => setValues((before) => ({ ...before, [field]: typed })),
    isWrong: (field: RecipientField) => hasTried && !isRight(field, values[field]),
    /** False if something is wrong; the problems are shown from then on. */
    check(): boolean {
      if (!isNeeded || RECIPIENT_FIELDS.every((field) => isRight(field, values[field]))) return true
      setTried(true)
      return false
    },
    /** Another address is another order. */
    hasChanged: () => isNeeded && RECIPIENT_FIELDS.some((field) => values[field] !== sent.current[field]),
    /** In the form of the request. */
    body() {
      sent.current = values
      return isNeeded ? { recipient: values } : {}
    },
  }
}
export type RecipientForm = ReturnType<typeof useRecipient>
