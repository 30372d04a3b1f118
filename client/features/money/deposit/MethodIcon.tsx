import { Bitcoin, Globe, Landmark, QrCode } from 'lucide-react'
import type { DepositMethod } from '#contract/money/deposit/deposit-order.ts'

const ICON = { TRANSFER: Landmark, QR: QrCode, GATEWAY: Globe, CRYPTO: Bitcoin } as const satisfies Record<DepositMethod, unknown>

export function MethodIcon({ method, size = 24 }: { method: DepositMethod; size?: number }) {
  const Icon = ICON[method]
  return <Icon size={size} aria-hidden="true" />
}
