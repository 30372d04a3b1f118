import type { MenuNode } from '#contract/site/system/status.ts'
import type { Language } from '#contract/wire.ts'
import { FLAGS } from '#seed/reference/flags.ts'
import { menuOf } from '#seed/reference/menu.ts'
import type { Database } from '#server/platform/database.ts'
import { unique } from './unique.ts'

export interface MerchantDetails {
  code?: string
  name?: string
  currency?: string
  currencySymbol?: string
  currencyPosition?: 'F' | 'B'
  timezone?: string
  defaultLanguage?: Language
  maintenance?: boolean
  /** In the format of merchant-settings.ts; `{}` is a valid site. */
  settings?: Record<string, unknown>
  /** Overrides the reference flags. */
  flags?: Record<string, boolean>
  menu?: MenuNode[]
  /** Vendors switched off; all others are on. */
  vendorsOff?: readonly string[]
}

export interface MerchantRecord {
  id: number
  code: string
  name: string
  currency: string
  currencySymbol: string
  currencyPosition: 'F' | 'B'
  timezone: string
  defaultLanguage: Language
}

/** A site in pesos unless told otherwise. */
export function merchantRow(details: MerchantDetails = {}) {
  const code = details.code ?? unique('shop')
  const flags = { ...FLAGS, ...details.flags }
  return {
    code,
    name: details.name ?? `Palaro ${code}`,
    currency: details.currency ?? 'PHP',
    currencySymbol: details.currencySymbol ?? '₱',
    currencyPosition: details.currencyPosition ?? 'F',
    timezone: details.timezone ?? 'Asia/Manila',
    defaultLanguage: details.defaultLanguage ?? 'tl',
    maintenance: details.maintenance ?? false,
    settings: (details.settings ?? {}) as object,
    flags,
    menu: (details.menu ?? menuOf(flags)) as unknown as object[],
  }
}

/** Makes a merchant that offers every vendor except those switched off. */
export async function createMerchant(
  { prisma, pool }: Database,
  details: MerchantDetails = {},
  createdAt = new Date(),
): Promise<MerchantRecord> {
  const row = merchantRow(details)
  const { id } = await prisma.merchant.create({ data: { ...row, createdAt }, select: { id: true } })
  // A vendor made at this moment may have added itself.
  await pool.query(
    `INSERT INTO merchant_vendor (merchant_id, vendor_code, is_enabled) SELECT $1, code, code <> ALL ($2) FROM vendor
     ON CONFLICT (merchant_id, vendor_code) DO UPDATE SET is_enabled = excluded.is_enabled`,
    [id, details.vendorsOff ?? []],
  )
  const { code, name, currency, currencySymbol, currencyPosition, timezone, defaultLanguage } = row
  return { id, code, name, currency, currencySymbol, currencyPosition, timezone, defaultLanguage }
}
