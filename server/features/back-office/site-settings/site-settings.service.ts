/** A merchant's settings: shown with defaults, changed all or nothing, and logged. */
import type { Body } from '#contract/endpoint.ts'
import { type Setting, SETTINGS } from '#contract/back-office/site-settings/setting-list.ts'
import type * as siteSettingsEndpoints from '#contract/back-office/site-settings/site-settings.ts'
import type { SettingProblem, SettingValue, SiteSettings } from '#contract/back-office/site-settings/site-settings.ts'
import type { AuditLog, OperatorFacts } from '#server/audit/audit-log.ts'
import { AppError } from '#server/platform/app-error.ts'
import type { MerchantDirectory } from '#server/platform/merchant/merchant-directory.ts'
import { merchantSettings } from '#server/platform/merchant/merchant-settings.ts'
import { currencyStep } from '#server/platform/money-rounding.ts'
import type { InTransaction } from '#server/platform/transactions.ts'
import { leavesOf, readAt, writeAt } from './setting-leaves.ts'
import { RefusedSetting, toStored, toWire } from './setting-value.ts'
import type { SiteRow, SiteSettingsRepository } from './site-settings.repository.ts'

interface Deps {
  sites: SiteSettingsRepository
  merchants: Pick<MerchantDirectory, 'findById' | 'forget'>
  audit: AuditLog
  inTransaction: InTransaction
}
interface Change {
  path: string
  value: SettingValue
  isDefault: boolean
}
interface Action {
  /** The settings that may be changed. */
  settings: readonly Setting[]
  changes: readonly Change[]
  version: number
  reason: string
  action: string
}
type Field = { path: string; message: SettingProblem }

const DEFAULTS = new Map(leavesOf(merchantSettings).map((leaf) => [leaf.path, leaf.default]))

const refused = (fields: readonly Field[]) => new AppError('request.param.err', { fields })
const shownAt = (stored: unknown, setting: Setting): SettingValue =>
  toWire(setting, readAt(stored, setting.path) ?? DEFAULTS.get(setting.path))
/** The audit log has plain values only. */
const plain = (value: SettingValue) => (typeof value === 'object' && value !== null ? JSON.stringify(value) : value)
const plainAt = (stored: unknown, settings: readonly Setting[]) =>
  Object.fromEntries(settings.map((setting) => [setting.path, plain(shownAt(stored, setting))]))

/** Amounts that must not be below another, checked with the new values. */
function orderProblems(stored: unknown, settings: readonly Setting[]): Field[] {
  const amountAt = (path: string) => BigInt((readAt(stored, path) ?? DEFAULTS.get(path) ?? 0) as string | number)
  return settings.flatMap((setting): Field[] => {
    if (setting.kind !== 'amount' || setting.notBelow === undefined) return []
    const amount = amountAt(setting.path)
    const isFree = setting.zeroIsNone && amount === 0n
    return isFree || amount >= amountAt(setting.notBelow) ? [] : [{ path: setting.path, message: 'notBelow' }]
  })
}

/** The settings to store. Throws `request.param.err`, naming each invalid setting. */
function withChanges(
  stored: unknown,
  { settings, changes }: Pick<Action, 'settings' | 'changes'>,
  step: bigint,
): Record<string, unknown> {
  const problems: Field[] = []
  let next = stored as Record<string, unknown>
  for (const [index, { path, value, isDefault }] of changes.entries()) {
    const setting = settings.find((known) => known.path === path)
    if (!setting) throw new AppError('request.param.err', { fields: [{ path, message: 'choice' }] })
    if (changes.findIndex((other) => other.path === path) !== index) problems.push({ path, message: 'twice' })
    try {
      next = writeAt(next, path, isDefault ? undefined : toStored(setting, value, step))
    } catch (error) {
      if (!(error instanceof RefusedSetting)) throw error
      problems.push({ path, message: error.problem })
    }
  }
  if (problems.length === 0) problems.push(...orderProblems(next, settings))
  if (problems.length > 0) throw refused(problems)
  const parsed = merchantSettings.safeParse(next)
  if (!parsed.success) throw refused(parsed.error.issues.map(({ path }) => ({ path: path.join('.'), message: 'format' })))
  return next
}

export function createSiteSettingsService({ sites, merchants, audit, inTransaction }: Deps) {
  const present = ({ version, settings: stored }: SiteRow): SiteSettings => ({
    version,
    settings: SETTINGS.map((setting) => ({
      path: setting.path,
      value: shownAt(stored, setting),
      default: toWire(setting, DEFAULTS.get(setting.path)),
      isSet: readAt(stored, setting.path) !== undefined,
    })),
  })

  /** Throws `site.changed` after a concurrent change, `request.param.err` naming invalid settings. */
  async function change(facts: OperatorFacts, action: Action): Promise<SiteRow> {
    const { merchantId } = facts.caller
    const merchant = await merchants.findById(merchantId)
    if (!merchant) throw new AppError('no.data')
    const step = currencyStep(merchant.currency)
    const row = await inTransaction(async (tx) => {
      const current = await sites.lock(tx, merchantId)
      if (current.version !== action.version) throw new AppError('site.changed')
      const next = withChanges(current.settings, action, step)
      const touched = action.settings.filter(({ path }) => {
        const [was, is] = [readAt(current.settings, path), readAt(next, path)]
        return JSON.stringify(was) !== JSON.stringify(is)
      })
      if (touched.length === 0) return current
      await audit.record(tx, facts, {
        action: action.action,
        entity: 'merchant',
        entityId: merchantId,
        before: plainAt(current.settings, touched),
        after: plainAt(next, touched),
        reason: action.reason,
      })
      return sites.save(tx, merchantId, { settings: next as object })
    })
    merchants.forget()
    return row
  }

  return {
    settings: async ({ caller }: OperatorFacts): Promise<SiteSettings> => present(await sites.find(caller.merchantId)),

    async save(body: Body<typeof siteSettingsEndpoints.saveSettings>, facts: OperatorFacts): Promise<SiteSettings> {
      return present(await change(facts, { ...body, settings: SETTINGS, action: 'site.settings' }))
    },

    /** For settings that other pages edit, with the same rules. */
    change,
    stored: (merchantId: number) => sites.find(merchantId),
  }
}
export type SiteSettingsService = ReturnType<typeof createSiteSettingsService>
