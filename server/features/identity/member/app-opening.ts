/** How a request says that the site is open as an app, and what is kept of that. */
import type { RequestFacts } from '#server/http/handle.ts'
import type { Clock } from '#server/platform/clock.ts'
import type { MemberRepository } from './member.repository.ts'

interface Deps {
  members: Pick<MemberRepository, 'noteAppOpened'>
  clock: Clock
}
type Opened = Pick<RequestFacts, 'device' | 'userAgent'>

/** `Device` of clients that are installed, on a home screen, or the merchant's own (WIR-03). */
const APP_DEVICE = /^(?:APP|PWA|WEBCLIP|OTHERS)$/i
/** The merchant's own app names itself (SCR-44). */
const APP_AGENT = /\bPalaroApp\b/

/** The client's own word: anyone can say so in a browser as well. */
export const isOpenedAsApp = ({ device, userAgent }: Opened): boolean =>
  APP_DEVICE.test(device.trim()) || APP_AGENT.test(userAgent)

/** Keeps when a member first opened the site as an app. `says` = older clients' `isApp`. */
export const createAppOpening =
  ({ members, clock }: Deps) =>
  async ({ caller, ...opened }: Opened & { caller: { memberId: number } }, says?: boolean): Promise<void> => {
    if (says === true || isOpenedAsApp(opened)) await members.noteAppOpened(caller.memberId, clock.now())
  }
export type AppOpening = ReturnType<typeof createAppOpening>
