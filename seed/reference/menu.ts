/**
 * The white-label menu tree (SCR-39). An entry with its own flag follows it; the others are on once their
 * screens exist.
 */
import type { MenuNode } from '#contract/site/system/status.ts'

const entry = (modId: string, enabled: boolean, childrenNodes: MenuNode[] = []): MenuNode => ({ modId, enabled, childrenNodes })

const ENTRIES: readonly MenuNode[] = [
  entry('GAMSER', true, [
    entry('GAMELO3', true),
    entry('GAMELOHOT3', true),
    entry('GAMELOFAV3', true),
    entry('GAMELOREC3', true),
    entry('TRANSBETREPMEM3', false),
  ]),
  entry('MEMCEN', true, [
    entry('MAILCEN', true, [entry('INBOX3', true), entry('OUTBOX3', false)]),
    entry('SECPRIV', true, [entry('PASS3', true), entry('BINDCARD3', true)]),
    entry('VIP', false),
    entry('PTSYS3', false),
    entry('CBS3', false),
  ]),
  entry('CASHIER', true, [entry('DPSTBAS3', true), entry('WTHDRW3', false), entry('FUNDTRANS3', false)]),
  entry('AGENTCEN', true, [
    entry('AGEPAG', true),
    entry('TRANSREC3', true),
    entry('DOWNMAN', true),
    entry('REDRAIN', false),
    entry('AGETEAMPNL3', true),
    entry('TEAMBETTING3', true),
    entry('AGEREBSET3', true),
    entry('AGEREBINC3', true),
    entry('AGENTRANSMULTDOWN3', true),
  ]),
]

/** The menu tree of a merchant with these flags. */
export const menuOf = (flags: Readonly<Record<string, boolean>>, nodes = ENTRIES): MenuNode[] =>
  nodes.map(({ modId, enabled, childrenNodes }) => ({
    modId,
    enabled: flags[modId] ?? enabled,
    childrenNodes: menuOf(flags, childrenNodes),
  }))
