/** The links of the agent home; an entry with a key needs it switched on in the merchant's menu (SCR-39). */
import type { MenuNode } from '#contract/site/system/status.ts'
import type { ScreenName } from '#client/lib/paths.ts'

export const ENTRIES = [
  { name: 'overview', screen: 'teamOverview', key: 'AGEPAG' },
  { name: 'transactions', screen: 'transactions', search: '?types=A&of=team', key: 'TRANSREC3' },
  { name: 'team', screen: 'team', key: 'DOWNMAN' },
  { name: 'red_rain', screen: 'redRain', key: 'REDRAIN' },
  { name: 'pnl', screen: 'teamPnl', key: 'AGETEAMPNL3' },
  { name: 'betting', screen: 'teamBetting', key: 'TEAMBETTING3' },
  { name: 'rebate_setting', screen: 'rebateSetting', key: 'AGEREBSET3' },
  { name: 'rebate_income', screen: 'rebateIncome', key: 'AGEREBINC3' },
  { name: 'contracts', screen: 'agentContracts' },
  { name: 'open_account', screen: 'openAccount' },
  { name: 'transfer', screen: 'team', key: 'AGENTRANSMULTDOWN3' },
  { name: 'security', screen: 'securityCentre', key: 'SECPRIV' },
  { name: 'news', screen: 'agentNews' },
  { name: 'mail', screen: 'inbox', key: 'MAILCEN' },
] as const satisfies readonly { name: string; screen: ScreenName; search?: string; key?: string }[]
export type EntryName = (typeof ENTRIES)[number]['name']

/** The keys that are on; a closed group switches off everything below it. */
export const enabledKeys = (nodes: readonly MenuNode[]): ReadonlySet<string> =>
  new Set(nodes.filter(({ enabled }) => enabled).flatMap(({ modId, childrenNodes }) => [modId, ...enabledKeys(childrenNodes)]))

export const entriesOf = (menu: readonly MenuNode[]) => {
  const keys = enabledKeys(menu)
  return ENTRIES.filter((entry) => !('key' in entry) || keys.has(entry.key))
}
