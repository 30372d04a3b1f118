import { CAPTCHA_COOKIE, captchaEndpoints } from '#contract/captcha.ts'
import { handle, type Route } from '#server/http/handle.ts'
import { CAPTCHA_LIFE_SECONDS, type CaptchaService } from './captcha.service.ts'

export const captchaRoutes = (service: CaptchaService): Route[] => [
  handle(captchaEndpoints.picture, async ({ setCookie }) => {
    const { id, picture } = await service.issue()
    setCookie(CAPTCHA_COOKIE, id, CAPTCHA_LIFE_SECONDS)
    return picture
  }),
]
