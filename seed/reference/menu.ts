/** The white-label menu tree (spec §2 agent home, §3 status). An entry is on once its screen is built. */
import type { MenuNode } from '#contract/system.ts'

const entry = (modId: string, enabled: boolean, childrenNodes: MenuNode[] = []): MenuNode => ({ modId, enabled, childrenNodes })

export const MENU: MenuNode[] = [
  entry('GAMSER', true, [
    entry('GAMELO3', true),
    entry('GAMELOHOT3', true),
    entry('GAMELOFAV3', true),
    entry('GAMELOREC3', true),
    entry('TRANSBETREPMEM3', false),
  ]),
  entry('MEMCEN', true, [
    entry('MAILCEN', true, [entry('INBOX3', true), entry('OUTBOX3', false)]),
    entry('SECPRIV', false, [entry('PASS3', false), entry('BINDCARD3', false)]),
    entry('VIP', false),
    entry('PTSYS3', false),
    entry('CBS3', false),
  ]),
  entry('CASHIER', false, [entry('DPSTBAS3', false), entry('WTHDRW3', false), entry('FUNDTRANS3', false)]),
  entry('AGENTCEN', false, [
    entry('AGEPAG', false),
    entry('TRANSREC3', false),
    entry('DOWNMAN', false),
    entry('REDRAIN', false),
    entry('AGETEAMPNL3', false),
    entry('TEAMBETTING3', false),
    entry('AGEREBSET3', false),
    entry('AGEREBINC3', false),
    entry('AGENTRANSMULTDOWN3', false),
  ]),
]
