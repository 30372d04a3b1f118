import { DEFAULT_LANGUAGE, type Language, language } from '#contract/wire.ts'
import type { MenuNode } from '#contract/site/system/status.ts'
import type { Database } from '../database.ts'
import { type MerchantSettings, parseMerchantSettings } from './merchant-settings.ts'

export interface Merchant {
  id: number
  code: string
  name: string
  currency: string
  currencySymbol: string
  currencyPosition: 'F' | 'B'
  timezone: string
  defaultLanguage: Language
  isUnderMaintenance: boolean
  settings: MerchantSettings
  flags: Record<string, boolean>
  menu: MenuNode[]
  /** The caller used the trial code, `<code>trial`. */
  isTrialSide: boolean
}

export const createMerchantRepository = ({ prisma }: Pick<Database, 'prisma'>) => ({
  async all(): Promise<Merchant[]> {
    const rows = await prisma.merchant.findMany()
    return rows.map((row) => ({
      id: row.id,
      code: row.code,
      name: row.name,
      currency: row.currency,
      currencySymbol: row.currencySymbol,
      currencyPosition: row.currencyPosition === 'B' ? 'B' : 'F',
      timezone: row.timezone,
      defaultLanguage: language.safeParse(row.defaultLanguage).data ?? DEFAULT_LANGUAGE,
      isUnderMaintenance: row.maintenance,
      settings: parseMerchantSettings(row.settings),
      flags: row.flags as Record<string, boolean>,
      menu: row.menu as unknown as MenuNode[],
      isTrialSide: false,
    }))
  },
})
