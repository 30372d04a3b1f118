/** A page's best estimate of the server's clock: a message arrives a moment after it was sent, never before. */
export function createServerClock(localNow: () => number = () => performance.now()) {
  let ahead: number | undefined
  return {
    /** Zero until the first message. */
    now: (): number => (ahead === undefined ? 0 : localNow() + ahead),
    /** A message with this server time has just arrived. The least delayed one counts. */
    hear(serverMs: number): void {
      const heard = serverMs - localNow()
      if (ahead === undefined || heard > ahead) ahead = heard
    },
    /** As `hear`, but forgets earlier messages: another server may host now, with a clock slightly behind. */
    restart(serverMs: number): void {
      ahead = serverMs - localNow()
    },
  }
}
export type ServerClock = ReturnType<typeof createServerClock>
