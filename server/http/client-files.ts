/** The built client: hashed files are cached for good, the page and its service worker never. */
import { readFile } from 'node:fs/promises'
import { basename, join } from 'node:path'
import type { ServerResponse } from 'node:http'
import express, { Router, type Request, type RequestHandler } from 'express'
import expressStaticGzip from 'express-static-gzip'
import { FIRST_PAGES_FILE, firstPages } from '#contract/first-page.ts'
import { withFirstPage, withFirstPicture } from './first-page.ts'
import type { FindFirstPicture } from './first-picture.ts'

const YEAR_MS = 31_536_000_000
const SERVICE_WORKER = 'sw.js'

/** Never answered with the page, which would be taken for the file. (Not `.html`: `/m/register.html` is a page of old links.) */
const IS_FILE = /\.(?:js|mjs|css|map|json|webmanifest|png|jpe?g|webp|avif|gif|svg|ico|txt|xml|woff2?|mp3|ogg)$/i

/** Puts the merchant's code where the client reads it. */
export const pageFor = (html: string, merchantCode: string) => html.replaceAll('%PALARO_MERCHANT%', merchantCode)

/** A service worker that cannot be replaced at once would keep serving an old site. */
function setHeaders(res: ServerResponse, path: string): void {
  if (basename(path) === SERVICE_WORKER) res.setHeader('Cache-Control', 'no-cache')
}

interface Options {
  folder: string
  merchantCode: string
  findFirstPicture: FindFirstPicture
}

export async function clientFiles({ folder, merchantCode, findFirstPicture }: Options): Promise<Router> {
  const page = pageFor(await readFile(join(folder, 'index.html'), 'utf8'), merchantCode)
  const listed = firstPages.parse(JSON.parse(await readFile(join(folder, FIRST_PAGES_FILE), 'utf8')))
  const prepared = new Map(
    listed.flatMap((first) => first.paths.map((path) => [path, { first, html: withFirstPage(page, first) }])),
  )
  /** The picture of a page with a query depends on the query. */
  async function pageOf({ path, originalUrl }: Request): Promise<string> {
    const known = prepared.get(path)
    if (!known || originalUrl.includes('?')) return known?.html ?? page
    const { first, html } = known
    const picture = await findFirstPicture(merchantCode, first)
    return picture ? withFirstPicture(html, first, picture) : html
  }
  const sendPage: RequestHandler = async (req, res, next) => {
    if ((req.method !== 'GET' && req.method !== 'HEAD') || IS_FILE.test(req.path)) return next()
    res.setHeader('Cache-Control', 'no-cache')
    res.type('html').send(await pageOf(req))
  }
  const router = Router()
  // A friend's link: visitors register there; the page sends members home.
  router.get('/r/:code', ({ params }, res) =>
    res.redirect(`/m/register?${new URLSearchParams({ referralCode: params.code }).toString()}`),
  )
  router.use(
    '/assets',
    // The build puts brotli and gzip versions beside each file (client/build/compress-assets.ts).
    expressStaticGzip(join(folder, 'assets'), {
      enableBrotli: true,
      orderPreference: ['br', 'gz'],
      index: false,
      serveStatic: { immutable: true, maxAge: YEAR_MS, fallthrough: false },
    }),
  )
  router.use(express.static(folder, { index: false, maxAge: '1h', setHeaders }))
  router.get('/{*path}', sendPage)
  return router
}
