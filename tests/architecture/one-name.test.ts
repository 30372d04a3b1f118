/** A feature has the same name everywhere: contract, server, client, locales, tests, schema. */
import { readdirSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { describe, expect, it } from 'vitest'
import { endpointsByFeature } from '#contract/index.ts'
import { ORIGINALS } from '#contract/play/originals/registry.ts'

const root = fileURLToPath(new URL('../../', import.meta.url))
const names = (folder: string, pattern: RegExp) =>
  readdirSync(root + folder)
    .map((name) => pattern.exec(name)?.[1])
    .filter((name) => name !== undefined)

const features = Object.keys(endpointsByFeature)
const foldersIn = (folder: string) =>
  readdirSync(root + folder, { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map(({ name }) => name)
/** The entries of all areas of a place, as `area/name`: folders, or single files. */
const inAreas = (place: string, file?: RegExp) =>
  foldersIn(place).flatMap((area) => [
    ...foldersIn(`${place}/${area}`).map((name) => `${area}/${name}`),
    ...(file ? names(`${place}/${area}`, file).map((name) => `${area}/${name}`) : []),
  ])
const nameOnly = (path: string) => path.slice(path.indexOf('/') + 1)
const contracts = inAreas('server/contract', /^(?!index\.)([a-z-]+)\.ts$/)

/** Screens that combine other features’ calls and have none of their own. */
const CLIENT_ONLY = [
  'home',
  'lobby',
  'game-frame',
  'round-words',
  ...Object.keys(ORIGINALS),
  'download',
  'terms',
  'message',
  'agent',
  'welcome',
  'room',
]
/** Texts shared by several features. */
const SHARED_TEXTS = ['report', 'account', 'common', 'errors', 'shell', 'context']
/** Texts that a feature's first screen does not need. */
const LATER_TEXTS = ['game-kind', 'setting-list', 'operator-people']
/** Tests of what all features depend on. */
const CORE_TESTS = [
  'amounts',
  'ledger',
  'log',
  'outage',
  'seed',
  'endpoints',
  'http',
  'payload-encryption',
  'openapi',
  'jobs',
  'live',
  'mail',
  'pages',
  'rate-limit',
  'replica',
  'report-dates',
  'report-totals',
  'wire-fields',
  'member-journey',
  'who-may',
  'own-team',
]
const CORE_E2E = ['shell', 'pages', 'late', 'late-decisions', 'fixtures', 'member-journey']
const CORE_SCHEMA = ['main', 'ledger', 'short-lived', 'provider']
/** Contracts of the game provider, which is a service of its own (server/providers). */
const PROVIDED = ['play/slots']

const expectKnown = (found: readonly string[], known: readonly string[]) =>
  expect([...found].filter((name) => !known.includes(name))).toEqual([])

describe('a feature has one name', () => {
  it('has a contract for every group of endpoints, and no others', () =>
    expect(contracts.map(nameOnly).sort()).toEqual([...features, ...PROVIDED.map(nameOnly)].sort()))
  it('has a server folder for every contract, in the same area, and no others', () =>
    expect([...inAreas('server/features'), ...foldersIn('server/providers').map((name) => `play/${name}`)].sort()).toEqual(
      contracts.toSorted(),
    ))
  it('has an API test for every contract', () => {
    const tested = names('tests/api', /^(.+)\.test\.ts$/)
    expect(features.filter((name) => !tested.includes(name))).toEqual([])
    expectKnown(tested, [...features, ...PROVIDED.map(nameOnly), ...CORE_TESTS])
  })
  it('names client folders after contracts, in the same area', () =>
    expectKnown(
      inAreas('client/features').filter((path) => !CLIENT_ONLY.includes(nameOnly(path))),
      contracts,
    ))
  it('names texts after contracts', () =>
    expectKnown(names('client/locales/en', /^(.+)\.json$/), [
      ...contracts.map(nameOnly),
      ...CLIENT_ONLY,
      ...SHARED_TEXTS,
      ...LATER_TEXTS,
    ]))
  it('names browser tests after contracts', () =>
    expectKnown(names('tests/e2e', /^(.+)\.spec\.ts$/), [...contracts.map(nameOnly), ...CLIENT_ONLY, ...CORE_E2E]))
  it('names schema files after contracts', () =>
    expectKnown(names('prisma/schema', /^(.+)\.prisma$/), [...features, ...CORE_SCHEMA]))
  it('has no file with a meaningless name', () => {
    const all = ['server', 'client', 'seed', 'tests'].flatMap((folder) =>
      readdirSync(root + folder, { recursive: true, encoding: 'utf8' }),
    )
    expect(all.filter((path) => /(^|\/)(utils?|helpers?|common|misc)(\.tsx?$|\/)/.test(path))).toEqual([])
  })
})
