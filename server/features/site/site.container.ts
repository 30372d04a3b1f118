/** Makes the site area: what every page needs before anyone logs in. */
import type { Core } from '#server/container/core.ts'
import { captchaRoutes } from './captcha/captcha.routes.ts'
import { createCaptchaService } from './captcha/captcha.service.ts'
import { createExchangeRateRepository } from './exchange-rate/exchange-rate.repository.ts'
import { exchangeRateRoutes } from './exchange-rate/exchange-rate.routes.ts'
import { createExchangeRateService } from './exchange-rate/exchange-rate.service.ts'
import { createFeedbackRepository } from './feedback/feedback.repository.ts'
import { feedbackRoutes } from './feedback/feedback.routes.ts'
import { createFeedbackService } from './feedback/feedback.service.ts'
import { createHelpRepository } from './help/help.repository.ts'
import { helpRoutes } from './help/help.routes.ts'
import { createHelpService } from './help/help.service.ts'
import { pageEventRoutes } from './page-event/page-event.routes.ts'
import { createSystemRepository } from './system/system.repository.ts'
import { systemRoutes } from './system/system.routes.ts'
import { createSystemService } from './system/system.service.ts'

interface Deps {
  /** Flags of features this deployment has not configured. */
  missingFlags: readonly string[]
}

export function createSite(core: Core, { missingFlags }: Deps) {
  const { database, redis, inTransaction, clock, merchants, logger, geo, redrawPicture, caching } = core
  const freshness = caching.content
  const captcha = createCaptchaService({ redis })
  const system = createSystemService({
    system: createSystemRepository(database),
    merchants,
    geo,
    logger,
    missing: missingFlags,
    freshness,
  })
  const help = createHelpService({ help: createHelpRepository({ database }), freshness })
  const feedback = createFeedbackService({ feedbacks: createFeedbackRepository(), captcha, redrawPicture, inTransaction, clock })
  const rates = createExchangeRateService({ rates: createExchangeRateRepository(database) })
  return {
    captcha,
    routes: [
      ...systemRoutes(system),
      ...captchaRoutes(captcha),
      ...helpRoutes(help),
      ...feedbackRoutes(feedback),
      ...exchangeRateRoutes(rates),
      ...pageEventRoutes(),
    ],
  }
}
export type Site = ReturnType<typeof createSite>
