/** The local stand-in's page: pick a name, continue or cancel; it always returns to our own login page. */
import { Router, type RequestHandler } from 'express'
import * as z from 'zod'
import { PROVIDERS } from '#contract/identity/social-login.ts'
import { LANGUAGES } from '#contract/wire.ts'
import { LOCAL_PAGE_PATH, type LocalSocial } from './local-social.ts'
import { localPageHtml } from './local-page-html.ts'

const RETURN_PATH = '/m/login'
const NAME_MAX = 64

const query = z.object({
  provider: z.enum(PROVIDERS),
  state: z.string().max(128).default(''),
  language: z.enum(LANGUAGES).catch('tl').default('tl'),
})
const answer = z.object({
  ...query.shape,
  name: z.string().trim().max(NAME_MAX).default(''),
  typed: z.string().trim().max(NAME_MAX).default(''),
})

const back = (parameters: Record<string, string>) => `${RETURN_PATH}?${new URLSearchParams(parameters)}`

export function localSocialPage(local: LocalSocial): Router {
  const show: RequestHandler = (req, res) => {
    const asked = query.safeParse(req.query)
    if (!asked.success) {
      res.status(400).type('text/plain').send('This page needs a provider.')
      return
    }
    res.setHeader('Cache-Control', 'no-store')
    res.type('html').send(localPageHtml(asked.data))
  }

  const grant: RequestHandler = async (req, res) => {
    const given = answer.safeParse(req.query)
    const name = given.data && (given.data.typed || given.data.name)
    if (!given.success || !name) {
      res.redirect(303, back({ error: 'access_denied', state: given.data?.state ?? '' }))
      return
    }
    const { provider, state } = given.data
    res.setHeader('Cache-Control', 'no-store')
    if (provider === 'telegram') {
      const auth = Buffer.from(JSON.stringify(local.telegramAuthFor(name))).toString('base64url')
      res.redirect(303, `${back({ state })}#tgAuthResult=${auth}`)
      return
    }
    res.redirect(303, back({ code: await local.codeFor(provider, name, state), state }))
  }

  const router = Router()
  router.get(LOCAL_PAGE_PATH, show)
  router.get(`${LOCAL_PAGE_PATH}/answer`, grant)
  return router
}
