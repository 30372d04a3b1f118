import type { ContractRequests, OfferedKind } from '#contract/agents/agent-contracts/agent-contracts.ts'
import type { ScreenName } from '#client/lib/paths.ts'

interface WaitingKind {
  kind: OfferedKind
  /** Its pending offers. */
  list: keyof ContractRequests
  screen: ScreenName
}

/** In the order they are asked about (SCR-12). */
export const WAITING_KINDS = [
  { kind: 'DAILY', list: 'dailysalreqtype', screen: 'dailyContract' },
  { kind: 'DIVIDEND', list: 'divtypecompperiodreq', screen: 'dividendContract' },
  { kind: 'HOURLY', list: 'contracthoursalreq', screen: 'hourlyContract' },
] as const satisfies readonly WaitingKind[]
