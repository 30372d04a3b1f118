/** For login tests: the last code sent, a solved captcha, codes of an authenticator app. */
import { Secret, TOTP } from 'otpauth'
import * as captchaEndpoints from '#contract/site/captcha.ts'
import * as twoFactorEndpoints from '#contract/identity/two-factor.ts'
import type { startApi, TestCaller } from './api.ts'
import { codeIn } from './outbox.ts'

type Api = ReturnType<typeof startApi>
const STEP_MS = 30_000

let numbers = 1_000_000
/** An unused Philippine mobile number. */
export const newMobile = () => `918${String((numbers += 1))}`

export function loginSupport({ as, clock, container }: Pick<Api, 'as' | 'clock' | 'container'>) {
  /** The app's current code; `steps`: half minutes later. */
  const appCode = (secret: string, steps = 0) =>
    new TOTP({ secret: Secret.fromBase32(secret) }).generate({ timestamp: clock.now().getTime() + steps * STEP_MS })

  return {
    async smsCodeTo(mobileNumber: string) {
      const sms = await container().database.prisma.smsOutbox.findFirstOrThrow({
        where: { mobileNumber },
        orderBy: { id: 'desc' },
      })
      return codeIn(sms.text)
    },
    async mailTo(recipient: string) {
      const mail = await container().database.prisma.mailOutbox.findFirstOrThrow({
        where: { recipient },
        orderBy: { id: 'desc' },
      })
      return { ...mail, code: codeIn(mail.text) }
    },

    /** Looks up the answer that a player would read in the picture. */
    async solvedCaptcha(at: TestCaller = {}) {
      const response = await as(at).call(captchaEndpoints.picture).expect(200)
      const cookie = String(response.headers['set-cookie']).split(';')[0]!
      const answer = (await container().redis.get(`palaro:captcha:{${cookie.split('=')[1]}}`))!
      return { cookie, answer }
    },

    appCode,
    /** Binds an app; then moves the clock half a minute, so that the next code differs. */
    async bindApp(member: TestCaller & { password: string }) {
      const { body } = await as(member).call(twoFactorEndpoints.state).expect(200)
      const secret = String(body.value.secret)
      const bound = await as(member)
        .call(twoFactorEndpoints.bind, { verificationCode: appCode(secret), password: member.password })
        .expect(200)
      clock.shift(2 * STEP_MS)
      return { secret, recoveryCodes: bound.body.value.recoveryCodes as string[] }
    },

    events: (username: string) =>
      container().database.prisma.loginEvent.findMany({ where: { username }, orderBy: { id: 'asc' } }),
    securityEvents: async (memberId: number) => {
      const events = await container().database.prisma.securityEvent.findMany({ where: { memberId }, orderBy: { id: 'asc' } })
      return events.map(({ kind }) => kind)
    },
  }
}
