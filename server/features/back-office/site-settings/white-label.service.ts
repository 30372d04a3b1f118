/** Feature flags and the menu tree. A menu entry with a flag's name follows the flag. */
import type { Body } from '#contract/endpoint.ts'
import { FLAG_IDS } from '#contract/back-office/site-settings/site-flags.ts'
import type * as siteSettingsEndpoints from '#contract/back-office/site-settings/site-settings.ts'
import type { SiteFlag, SiteMenu } from '#contract/back-office/site-settings/site-settings.ts'
import type { MenuNode } from '#contract/site/system/status.ts'
import type { AuditLog, OperatorFacts } from '#server/audit/audit-log.ts'
import { AppError } from '#server/platform/app-error.ts'
import type { PrismaTransaction } from '#server/platform/database.ts'
import type { MerchantDirectory } from '#server/platform/merchant/merchant-directory.ts'
import type { InTransaction } from '#server/platform/transactions.ts'
import type { SiteRow, SiteSettingsRepository } from './site-settings.repository.ts'

type Flags = Record<string, boolean>
type Site = { version: number; flags: Flags; menu: MenuNode[] }
interface Deps {
  sites: SiteSettingsRepository
  merchants: Pick<MerchantDirectory, 'forget'>
  audit: AuditLog
  /** Flags of features this deployment has not configured. */
  missing: readonly string[]
  inTransaction: InTransaction
}

const siteOf = ({ version, flags, menu }: SiteRow): Site => ({
  version,
  flags: flags as Flags,
  menu: menu as unknown as MenuNode[],
})
const flat = (nodes: readonly MenuNode[]): MenuNode[] => nodes.flatMap((node) => [node, ...flat(node.childrenNodes)])

/** The tree with switches set by their flags. */
const following = (nodes: readonly MenuNode[], flags: Flags): MenuNode[] =>
  nodes.map((node) => ({
    modId: node.modId,
    enabled: flags[node.modId] ?? node.enabled,
    childrenNodes: following(node.childrenNodes, flags),
  }))

/** The same entries under the same parents, in any order. */
function hasSameEntries(one: readonly MenuNode[], other: readonly MenuNode[]): boolean {
  if (one.length !== other.length || new Set(other.map(({ modId }) => modId)).size !== other.length) return false
  return one.every(({ modId, childrenNodes }) => {
    const match = other.find((node) => node.modId === modId)
    return match !== undefined && hasSameEntries(childrenNodes, match.childrenNodes)
  })
}

/** For the log: each switch, and the order of each level by its parent. */
function auditValues(nodes: readonly MenuNode[], parent = 'menu'): Record<string, string | boolean> {
  const own = Object.fromEntries(nodes.map(({ modId, enabled }) => [modId, enabled]))
  const below = nodes.filter(({ childrenNodes }) => childrenNodes.length > 0)
  const order = { [`order:${parent}`]: nodes.map(({ modId }) => modId).join(' ') }
  return Object.assign(own, order, ...below.map(({ modId, childrenNodes }) => auditValues(childrenNodes, modId)))
}

export function createWhiteLabelService({ sites, merchants, audit, missing, inTransaction }: Deps) {
  const presentFlags = ({ version, flags }: Site): { version: number; flags: SiteFlag[] } => {
    const extra = Object.keys(flags).filter((id) => !FLAG_IDS.includes(id))
    const ids = [...FLAG_IDS, ...extra.toSorted()]
    return { version, flags: ids.map((id) => ({ id, isOn: flags[id] ?? false, isMissing: missing.includes(id) })) }
  }
  const presentMenu = ({ version, menu, flags }: Site): SiteMenu => ({
    version,
    menu,
    followers: flat(menu)
      .map(({ modId }) => modId)
      .filter((modId) => modId in flags),
  })

  /** Throws `site.changed` after a concurrent change. */
  async function change(
    facts: OperatorFacts,
    asked: { version: number; reason: string; action: string },
    work: (site: Site) => { data: { flags?: Flags; menu: object[] }; before: object; after: object } | undefined,
  ): Promise<Site> {
    const { merchantId } = facts.caller
    const row = await inTransaction(async (tx: PrismaTransaction) => {
      const current = await sites.lock(tx, merchantId)
      if (current.version !== asked.version) throw new AppError('site.changed')
      const done = work(siteOf(current))
      if (!done) return current
      await audit.record(tx, facts, {
        action: asked.action,
        entity: 'merchant',
        entityId: merchantId,
        before: { ...done.before },
        after: { ...done.after },
        reason: asked.reason,
      })
      return sites.save(tx, merchantId, done.data)
    })
    merchants.forget()
    return siteOf(row)
  }

  return {
    flags: async ({ caller }: OperatorFacts) => presentFlags(siteOf(await sites.find(caller.merchantId))),

    async saveFlags({ changes, ...asked }: Body<typeof siteSettingsEndpoints.saveFlags>, facts: OperatorFacts) {
      const site = await change(facts, { ...asked, action: 'site.flags' }, ({ flags, menu }) => {
        const unknown = changes.filter(({ id }) => !(id in flags) && !FLAG_IDS.includes(id))
        if (unknown.length > 0)
          throw new AppError('request.param.err', { fields: unknown.map(({ id }) => ({ path: id, message: 'choice' })) })
        const touched = changes.filter(({ id, isOn }) => (flags[id] ?? false) !== isOn)
        if (touched.length === 0) return undefined
        const next = { ...flags, ...Object.fromEntries(touched.map(({ id, isOn }) => [id, isOn])) }
        const before = Object.fromEntries(touched.map(({ id }) => [id, flags[id] ?? false]))
        const after = Object.fromEntries(touched.map(({ id }) => [id, next[id] ?? false]))
        return { data: { flags: next, menu: following(menu, next) }, before, after }
      })
      return presentFlags(site)
    },

    menu: async ({ caller }: OperatorFacts): Promise<SiteMenu> => presentMenu(siteOf(await sites.find(caller.merchantId))),

    /** Throws `request.param.err` if entries were added, removed or moved to another parent. */
    async saveMenu(
      { menu: asked, ...rest }: Body<typeof siteSettingsEndpoints.saveMenu>,
      facts: OperatorFacts,
    ): Promise<SiteMenu> {
      const site = await change(facts, { ...rest, action: 'site.menu' }, ({ menu, flags }) => {
        if (!hasSameEntries(menu, asked))
          throw new AppError('request.param.err', { fields: [{ path: 'menu', message: 'must have the same entries' }] })
        const next = following(asked, flags)
        const [was, is] = [auditValues(menu), auditValues(next)]
        const touched = Object.keys(is).filter((key) => was[key] !== is[key])
        if (touched.length === 0) return undefined
        const only = (all: Record<string, string | boolean>) => Object.fromEntries(touched.map((key) => [key, all[key] ?? null]))
        return { data: { menu: next }, before: only(was), after: only(is) }
      })
      return presentMenu(site)
    },
  }
}
export type WhiteLabelService = ReturnType<typeof createWhiteLabelService>
