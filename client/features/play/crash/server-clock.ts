/** The server's clock as far as a page can know it: what arrives was sent a moment ago, and never before it was sent. */
export function createServerClock(localNow: () => number = () => performance.now()) {
  let ahead: number | undefined
  return {
    /** Zero until the server has been heard. */
    now: (): number => (ahead === undefined ? 0 : localNow() + ahead),
    /** Something the server sent at this time has just arrived. The least delayed counts. */
    hear(serverMs: number): void {
      const heard = serverMs - localNow()
      if (ahead === undefined || heard > ahead) ahead = heard
    },
    /** As `hear`, but what was heard before no longer counts: another server may host by now, whose clock is a little behind. */
    restart(serverMs: number): void {
      ahead = serverMs - localNow()
    },
  }
}
export type ServerClock = ReturnType<typeof createServerClock>
