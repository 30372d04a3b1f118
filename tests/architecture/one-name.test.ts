/** A feature keeps one name everywhere: contract, server, client, locales, tests, schema. */
import { readdirSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { describe, expect, it } from 'vitest'
import { endpointsByFeature } from '#contract/index.ts'

const root = fileURLToPath(new URL('../../', import.meta.url))
const names = (folder: string, pattern: RegExp) =>
  readdirSync(root + folder)
    .map((name) => pattern.exec(name)?.[1])
    .filter((name) => name !== undefined)

const features = Object.keys(endpointsByFeature)
const folders = (folder: string) => readdirSync(root + folder)

/** Files of `server/contract` that declare no feature: the core, and mapping both sides share. */
const CONTRACT_CORE = [
  'console-page',
  'chat-desk',
  'operator-roles',
  'operator-people',
  'setting-list',
  'site-flags',
  'endpoint',
  'errors',
  'error-text',
  'scalars',
  'wire',
  'index',
  'dice-roll',
  'account-number',
  'register-rules',
  'inbox-unread',
  'content-desk-announcement',
  'content-desk-banner',
  'content-desk-campaign',
  'safe-html',
  'round-mark',
  'agent-desk',
  'agent-offers',
  'agent-payout',
  'bonus-terms',
  'currency',
  'money-fields',
  'deposit-order',
  'deposit-review',
  'withdrawal-review',
  'kyc-form',
  'kyc-review',
  'downline-transfer',
  'live',
  'report',
  'team-betting',
  'team-games',
  'team-transaction',
]
/** Screens that compose other features’ calls and have none of their own; what reports of several features are laid out by. */
const CLIENT_ONLY = ['home', 'download', 'message', 'report', 'agent']
/** Texts of no single feature. */
const SHARED_TEXTS = ['account', 'common', 'errors', 'shell', 'context']
/** Texts of a feature that its first screen can do without. */
const LATER_TEXTS = ['game-kind', 'setting-list', 'operator-people']
/** Tests of what stands under all features. */
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
const CORE_SCHEMA = ['main', 'ledger', 'round-correction', 'short-lived']

const expectKnown = (found: readonly string[], known: readonly string[]) =>
  expect([...found].filter((name) => !known.includes(name))).toEqual([])

describe('a feature keeps one name', () => {
  it('has a contract file for every group of endpoints, and no other', () => {
    expect(
      names('server/contract', /^([a-z-]+)\.ts$/)
        .filter((name) => !CONTRACT_CORE.includes(name))
        .sort(),
    ).toEqual([...features].sort())
  })
  it('has a server folder for every contract, and no other', () =>
    expect(folders('server/features').sort()).toEqual([...features].sort()))
  it('has an API test for every contract', () => {
    const tested = names('tests/api', /^(.+)\.test\.ts$/)
    expect(features.filter((name) => !tested.includes(name))).toEqual([])
    expectKnown(tested, [...features, ...CORE_TESTS])
  })
  it('names client folders after contracts', () => expectKnown(folders('client/features'), [...features, ...CLIENT_ONLY]))
  it('names texts after contracts', () =>
    expectKnown(names('client/locales/en', /^(.+)\.json$/), [...features, ...CLIENT_ONLY, ...SHARED_TEXTS, ...LATER_TEXTS]))
  it('names browser tests after contracts', () =>
    expectKnown(names('tests/e2e', /^(.+)\.spec\.ts$/), [...features, ...CLIENT_ONLY, ...CORE_E2E]))
  it('names schema files after contracts', () =>
    expectKnown(names('prisma/schema', /^(.+)\.prisma$/), [...features, ...CORE_SCHEMA]))
  it('has no file that says nothing by its name', () => {
    const all = ['server', 'client', 'seed', 'tests'].flatMap((folder) =>
      readdirSync(root + folder, { recursive: true, encoding: 'utf8' }),
    )
    expect(all.filter((path) => /(^|\/)(utils?|helpers?|common|misc)(\.tsx?$|\/)/.test(path))).toEqual([])
  })
})
