/** Names of the kinds of contract in letters. */
import type { SalaryKind } from '#contract/agents/agent-contracts/agent-contracts.ts'
import type { Language } from '#contract/wire.ts'

export const KIND_NAMES = {
  DAILY: { en: 'daily salary', tl: 'arawang sahod', zh: '日工资', vi: 'lương ngày' },
  HOURLY: { en: 'hourly salary', tl: 'orasang sahod', zh: '时薪', vi: 'lương giờ' },
  REALTIME: { en: 'real-time salary', tl: 'real-time na sahod', zh: '实时工资', vi: 'lương tức thời' },
  MANUAL_DAILY: { en: 'manual daily salary', tl: 'mano-manong arawang sahod', zh: '手动日工资', vi: 'lương ngày trả tay' },
  DIVIDEND: { en: 'dividend', tl: 'dibidendo', zh: '分红', vi: 'cổ tức' },
} as const satisfies Record<SalaryKind, Record<Language, string>>
