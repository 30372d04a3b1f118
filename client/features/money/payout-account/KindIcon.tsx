import { Bitcoin, Landmark, Smartphone } from 'lucide-react'
import type { PayoutKind } from '#contract/money/payout-account/payout-account.ts'

const ICON = { B: Landmark, E: Smartphone, V: Bitcoin } as const

export function KindIcon({ kind, size = 22 }: { kind: PayoutKind; size?: number }) {
  const Icon = ICON[kind]
  return <Icon size={size} aria-hidden="true" />
}
