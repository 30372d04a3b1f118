/**
 * Live events (contract/live.ts): one connection per token, opened by its first listener and closed by its last. Its code loads
 * on first use.
 */
import { useEffect, useEffectEvent, useState } from 'react'
import type { Socket } from 'socket.io-client'
import { LIVE_PATH, liveEvents, type LiveEvent, type LivePayload } from '#contract/live.ts'
import { useSession } from './session.ts'

interface Line {
  socket: Promise<Socket>
  listeners: number
}
const lines = new Map<string, Line>()

function take(token: string): Line {
  const line = lines.get(token) ?? {
    socket: import('socket.io-client').then(({ io }) => io({ path: LIVE_PATH, transports: ['websocket'], auth: { token } })),
    listeners: 0,
  }
  line.listeners += 1
  lines.set(token, line)
  return line
}

function release(token: string, line: Line): void {
  line.listeners -= 1
  if (line.listeners > 0) return
  lines.delete(token)
  void line.socket.then((socket) => socket.disconnect())
}

/**
 * Returns a function that stops listening. `onConnect` is called at every connection but the first: events in between were
 * missed.
 */
function listen<E extends LiveEvent>(token: string, event: E, hear: (payload: LivePayload<E>) => void, onReconnect: () => void) {
  const line = take(token)
  let stop = () => {}
  let isOver = false
  void line.socket.then((socket) => {
    if (isOver) return
    const onEvent = (wire: unknown) => {
      const payload = liveEvents[event].safeParse(wire)
      if (payload.success) hear(payload.data as LivePayload<E>)
    }
    let wasConnected = socket.connected
    const onConnect = () => {
      if (wasConnected) onReconnect()
      wasConnected = true
    }
    // To socket.io the event's name is a plain string.
    socket.on(event as string, onEvent)
    socket.on('connect', onConnect)
    stop = () => socket.off(event as string, onEvent).off('connect', onConnect)
  })
  return () => {
    isOver = true
    stop()
    release(token, line)
  }
}

interface Options {
  /** Replaces the session's token: a chat page's key. */
  token?: string | undefined
  /** The connection was lost and is back: load again what may have been missed. */
  onReconnect?: () => void
}

/** Listens to an event while the component is mounted; does nothing without a session. */
export function useLiveEvent<E extends LiveEvent>(
  event: E,
  hear: (payload: LivePayload<E>) => void,
  { token: ownToken, onReconnect }: Options = {},
) {
  const session = useSession()
  const token = ownToken ?? session?.token
  const onEvent = useEffectEvent(hear)
  const onBack = useEffectEvent(() => onReconnect?.())
  useEffect(
    () =>
      token
        ? listen(
            token,
            event,
            (payload) => onEvent(payload),
            () => onBack(),
          )
        : undefined,
    [token, event],
  )
}

/** Whether the connection is up; true until known. */
export function useLiveLine(token: string): boolean {
  const [isUp, setUp] = useState(true)
  useEffect(() => {
    const line = take(token)
    let isOver = false
    const rise = () => setUp(true)
    const fall = () => setUp(false)
    void line.socket.then((socket) => {
      if (!isOver) socket.on('connect', rise).on('disconnect', fall).on('connect_error', fall)
    })
    return () => {
      isOver = true
      void line.socket.then((socket) => socket.off('connect', rise).off('disconnect', fall).off('connect_error', fall))
      release(token, line)
    }
  }, [token])
  return isUp
}
