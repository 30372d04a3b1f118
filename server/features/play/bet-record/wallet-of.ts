import { type MemberKind, vendorKind, vendorOfKind } from '#server/ledger/index.ts'

/** The wallet a round was played with: the main one, or a vendor's if wallets are separate. */
export function walletOf(kind: string | undefined): MemberKind {
  const vendor = kind === undefined ? undefined : vendorOfKind(kind)
  return vendor === undefined ? 'MEMBER_MAIN' : vendorKind(vendor)
}
