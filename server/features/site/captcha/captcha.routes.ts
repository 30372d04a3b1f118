import * as captchaEndpoints from '#contract/site/captcha.ts'
import { CAPTCHA_COOKIE } from '#contract/site/captcha.ts'
import { handle, type Route } from '#server/http/handle.ts'
import { CAPTCHA_LIFE_SECONDS, type CaptchaService } from './captcha.service.ts'

export const captchaRoutes = (service: CaptchaService): Route[] => [
  handle(captchaEndpoints.picture, async ({ setCookie }) => {
    const { id, picture } = await service.issue()
    setCookie(CAPTCHA_COOKIE, id, CAPTCHA_LIFE_SECONDS)
    return picture
  }),
]
