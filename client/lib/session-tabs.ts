/**
 * One login for all tabs of a browser. Each keeps its session in its own storage, which ends with the tab; a new one asks those that
 * are open. Nothing is written where it would outlast the last of them.
 */
type Message = { kind: 'ask' } | { kind: 'answer'; session: unknown } | { kind: 'ended'; token: string; code: string | undefined }

interface Tab<Session> {
  current(): Session | null
  /** What another tab sent; null if this page can't use it. */
  read(sent: unknown): Session | null
  adopt(session: Session): void
  /** Another tab's session with this token has ended; with a code if the server ended it. */
  end(token: string, code: string | undefined): void
}

/** How long a page's first drawing waits for the other tabs. There may be none; a later answer still counts. */
const ANSWER_MS = 100

export function createSessionTabs<Session extends { token: string }>(name: string, tab: Tab<Session>) {
  const channel = typeof BroadcastChannel === 'undefined' ? undefined : new BroadcastChannel(name)
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a channel reaches this origin alone
  const send = (message: Message) => channel?.postMessage(message)
  let isAsking = false
  let answered = () => {}

  function take(message: Message): void {
    const own = tab.current()
    if (message.kind === 'ask' && own) send({ kind: 'answer', session: own })
    if (message.kind === 'ended') tab.end(message.token, message.code)
    if (message.kind !== 'answer' || !isAsking || own) return
    const session = tab.read(message.session)
    if (!session) return
    isAsking = false
    tab.adopt(session)
    answered()
  }
  channel?.addEventListener('message', ({ data }: MessageEvent<Message>) => take(data))

  return {
    /** Asks the other tabs, in a tab without a session; resolves with their answer, or soon without one. */
    async ask(): Promise<void> {
      if (!channel || tab.current()) return
      isAsking = true
      await new Promise<void>((resolve) => {
        answered = resolve
        setTimeout(resolve, ANSWER_MS)
        send({ kind: 'ask' })
      })
    },
    /** A change in this tab takes precedence over an answer still to come. */
    stopAsking(): void {
      isAsking = false
    },
    tellEnd: (token: string, code?: string) => send({ kind: 'ended', token, code }),
  }
}
