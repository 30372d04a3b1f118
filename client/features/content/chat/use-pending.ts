import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useEffectEvent, useMemo, useRef, useState } from 'react'
import * as chatEndpoints from '#contract/content/chat/chat.ts'
import { api } from '#client/lib/api.ts'
import { ApiError } from '#client/lib/api-error.ts'
import { conversation, withNews } from './chat.queries.ts'
import { keepUnsent, type Pending, unsentLines } from './unsent.ts'

const ID_BYTES = 12
const newClientId = () =>
  Array.from(crypto.getRandomValues(new Uint8Array(ID_BYTES)), (byte) => byte.toString(16).padStart(2, '0')).join('')
const isUnanswered = (error: unknown) => error instanceof ApiError && error.code === 'network.timeout'

/**
 * Sends messages in order, each under its own id, so that a retry is the same message. Failed ones are sent when the connection
 * returns, and survive a reload.
 */
export function usePending(token: string, known: ReadonlySet<string>) {
  const queryClient = useQueryClient()
  const [lines, setLines] = useState<readonly Pending[]>(() => unsentLines(token))
  const queue = useRef(Promise.resolve())

  const drop = (clientId: string) => setLines((all) => all.filter((line) => line.clientId !== clientId))
  const mark = (clientId: string, error: unknown) =>
    setLines((all) => all.map((line) => (line.clientId === clientId ? { ...line, error } : line)))

  const deliver = async ({ clientId, text }: Pending) => {
    try {
      const message = await api(chatEndpoints.send, { token, body: { clientId, text } })
      queryClient.setQueryData(conversation(token).queryKey, (history) => withNews(history, { messages: [message] }))
      drop(clientId)
    } catch (error) {
      mark(clientId, error)
    }
  }
  const enqueue = (line: Pending) => {
    queue.current = queue.current.then(() => deliver(line))
  }
  const retry = (line: Pending) => {
    mark(line.clientId, undefined)
    enqueue(line)
  }

  const retryUnanswered = useEffectEvent(() => {
    for (const line of lines) if (isUnanswered(line.error)) retry(line)
  })
  useEffect(() => {
    const onOnline = () => retryUnanswered()
    addEventListener('online', onOnline)
    return () => removeEventListener('online', onOnline)
  }, [])

  // Without messages that have meanwhile arrived another way.
  const pending = useMemo(() => lines.filter(({ clientId }) => !known.has(clientId)), [lines, known])
  useEffect(() => keepUnsent(token, pending), [token, pending])

  return {
    pending,
    say(text: string) {
      const line = { clientId: newClientId(), text, sentAt: Date.now() }
      setLines((all) => [...all, line])
      enqueue(line)
    },
    retry,
    discard: drop,
  }
}
