import * as socialLoginEndpoints from '#contract/identity/social-login.ts'
import { handle, type Route } from '#server/http/handle.ts'
import type { SocialLoginService } from './social-login.service.ts'
import { VISIT_COOKIE, VISIT_LIFE_SECONDS, WIDGET_COOKIE, WIDGET_LIFE_SECONDS } from './visit-store.ts'

export const socialLoginRoutes = (service: SocialLoginService): Route[] => [
  handle(socialLoginEndpoints.authorize, async (context) => {
    const { url, browser } = await service.authorize(context.query.provider, context)
    context.setCookie(VISIT_COOKIE, browser, VISIT_LIFE_SECONDS)
    return { url }
  }),
  handle(socialLoginEndpoints.telegramSetting, async (context) => {
    const { browser, ...setting } = await service.telegramSetting(context)
    if (browser) context.setCookie(WIDGET_COOKIE, browser, WIDGET_LIFE_SECONDS)
    return setting
  }),
  handle(socialLoginEndpoints.logIn, (context) => service.logIn(context.body, context.cookies[VISIT_COOKIE], context)),
  handle(socialLoginEndpoints.logInByTelegram, (context) => {
    const { [VISIT_COOKIE]: visit, [WIDGET_COOKIE]: widget } = context.cookies
    return service.logInByTelegram(context.body, { visit, widget }, context)
  }),
]
