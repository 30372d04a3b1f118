import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { brotliCompressSync, gzipSync } from 'node:zlib'
import express from 'express'
import request from 'supertest'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { type FirstPage, FIRST_PAGES_FILE } from '#contract/first-page.ts'
import { clientFiles } from './client-files.ts'

const PICTURE = '/media/1.svg'
let folder: string
const app = express()
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'palaro-client-'))
  await mkdir(join(folder, 'assets'))
  await mkdir(join(folder, 'icons'))
  await mkdir(join(folder, '.vite'))
  const files = {
    'index.html': '<p>%PALARO_MERCHANT% %PALARO_MERCHANT%</p></body>',
    'sw.js': '//',
    [FIRST_PAGES_FILE]: JSON.stringify([
      { name: 'gameList', paths: ['/m/gameList'], scripts: [], styles: [], calls: [] } satisfies FirstPage,
    ]),
    'assets/a-1.js': '//',
    'assets/a-1.js.br': brotliCompressSync('//'),
    'assets/a-1.js.gz': gzipSync('//'),
    'icons/i.png': '',
  }
  for (const [name, text] of Object.entries(files)) await writeFile(join(folder, name), text)
  app.use(await clientFiles({ folder, merchantCode: 'shop', findFirstPicture: () => Promise.resolve(PICTURE) }))
})
afterAll(() => rm(folder, { recursive: true }))

it('writes the merchant into every page, which is never kept', async () => {
  for (const path of ['/', '/m/home', '/m/nowhere', '/m/register.html']) {
    const { text, headers } = await request(app).get(path).expect(200)
    expect(text).toContain('<p>shop shop</p>')
    expect(headers['cache-control']).toBe('no-cache')
  }
})

it('answers a file that was not built with 404, never with the page', async () => {
  for (const path of ['/sw-old.js', '/icons/none.png', '/m/main.css', '/robots.TXT']) await request(app).get(path).expect(404)
})

it('leads a friend’s link to registration', async () => {
  const { headers } = await request(app).get('/r/AB12%26x').expect(302)
  expect(headers['location']).toBe('/m/register?referralCode=AB12%26x')
})

it('shows its first picture on a page people land on, but not another one than what its address asks for', async () => {
  const hasPicture = async (path: string) => (await request(app).get(path)).text.includes(PICTURE)
  expect(await hasPicture('/m/gameList')).toBe(true)
  expect(await hasPicture('/m/gameList?gameType=RNG')).toBe(false)
  expect(await hasPicture('/m/nowhere')).toBe(false)
})

it('serves the service worker from the root, and asks for it to be looked at each time', async () => {
  const { headers } = await request(app).get('/sw.js').expect(200)
  expect(headers['cache-control']).toBe('no-cache')
  expect(headers['content-type']).toContain('javascript')
})

it('keeps hashed files for ever and icons for a while; a file of an older build is not found', async () => {
  expect((await request(app).get('/assets/a-1.js').expect(200)).headers['cache-control']).toContain('immutable')
  expect((await request(app).get('/icons/i.png').expect(200)).headers['cache-control']).toContain('max-age=3600')
  await request(app).get('/assets/a-0.js').expect(404)
})

it.each([
  ['br, gzip', 'br'],
  ['gzip, deflate, br', 'br'],
  ['gzip', 'gzip'],
  ['identity', undefined],
])('sends `%s` what the build compressed', async (accepted, encoding) => {
  const { headers } = await request(app).get('/assets/a-1.js').set('Accept-Encoding', accepted).expect(200)
  expect(headers['content-encoding']).toBe(encoding)
  expect(headers['content-type']).toContain('javascript')
  expect(headers['cache-control']).toContain('immutable')
})
