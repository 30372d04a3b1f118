/** Wallet locks: operators set and remove them, clients read them. */
import type { Body, Query, Value } from '#contract/endpoint.ts'
import type * as endpoints from '#contract/money/wallet-transfer.ts'
import type { MemberWallets, WalletLock } from '#contract/money/wallet-transfer.ts'
import { isTrialType } from '#contract/wire.ts'
import type { AuditLog, OperatorFacts } from '#server/audit/audit-log.ts'
import type { HouseLetters } from '#server/letters/house-letters.ts'
import type { Member } from '#server/features/identity/member/member.service.ts'
import { EVERY_TRANSFER, type VendorWallet, type VendorWallets } from '#server/features/money/wallet/vendor-wallets.ts'
import type { WalletService } from '#server/features/money/wallet/wallet.service.ts'
import type { MemberCaller } from '#server/http/caller.ts'
import type { Ledger } from '#server/ledger/index.ts'
import { AppError } from '#server/platform/app-error.ts'
import type { Clock } from '#server/platform/clock.ts'
import { assetOf, type Merchant } from '#server/platform/merchant/merchant-directory.ts'
import { sideOf } from './wallet-sides.ts'
import { checkApart, type HeldMembers } from './wallet-transfer.service.ts'

interface Deps {
  members: HeldMembers
  vendorWallets: VendorWallets
  ledger: Pick<Ledger, 'balancesOf'>
  wallet: Pick<WalletService, 'announce' | 'balance'>
  letters: HouseLetters
  audit: AuditLog
  clock: Clock
}
type Facts = OperatorFacts & { merchant: Merchant }
type LockAsked = Body<typeof endpoints.lock>
type OwnFacts = { caller: MemberCaller; merchant: Merchant }
type Known = Awaited<ReturnType<VendorWallets['locksOf']>>[number]

/** Throws `no.data`, also for the main wallet, whose money can leave it in other ways too. */
function codeOf(vendor: string, wallets: readonly VendorWallet[]): string {
  if (vendor === EVERY_TRANSFER) return EVERY_TRANSFER
  const { code } = sideOf(vendor, wallets)
  if (code === '') throw new AppError('no.data', { wallet: vendor })
  return code
}

/** The letter's name for a lock on all transfers. */
const EVERY_WALLET = { tl: 'lahat ng wallet ng laro', en: 'all game wallets', zh: '所有游戏钱包', vi: 'tất cả ví trò chơi' }
/** A studio's name is the same in every language. */
const nameOf = (code: string, wallets: readonly VendorWallet[]) =>
  code === EVERY_TRANSFER ? EVERY_WALLET : { en: wallets.find((one) => one.code === code)?.name ?? code }

export function createWalletLockService({ members, vendorWallets, ledger, wallet, letters, audit, clock }: Deps) {
  const ownerOf = ({ id, type }: Pick<Member, 'id' | 'type'>) => ({ memberId: id, isTrial: isTrialType(type) })

  /** Throws `no.data`, also for a member of another merchant. */
  function checkOwn(member: Pick<Member, 'merchantId'> | null, merchant: Merchant): asserts member {
    if (member?.merchantId !== merchant.id) throw new AppError('no.data')
  }

  async function read(memberId: number, merchant: Merchant): Promise<MemberWallets> {
    const member = await members.findById(memberId)
    checkOwn(member, merchant)
    const owner = ownerOf(member)
    const accounts = await ledger.balancesOf(memberId)
    const asset = assetOf(merchant, owner.isTrial)
    const main = accounts.find((account) => account.kind === 'MEMBER_MAIN' && account.asset === asset)?.balance ?? 0n
    if (merchant.settings.isSingleWallet) return { isSingle: true, main, lock: null, wallets: [] }
    const [wallets, known] = await Promise.all([vendorWallets.of(owner, merchant, accounts), vendorWallets.locksOf(memberId)])
    const present = ({ reason, lockedBy, lockedAt }: Known): WalletLock => ({
      reason,
      lockedBy,
      lockedAt: lockedAt.getTime(),
    })
    const lockOf = (vendorCode: string) => {
      const lock = known.find((one) => one.vendorCode === vendorCode)
      return lock ? present(lock) : null
    }
    return {
      isSingle: false,
      main,
      lock: lockOf(EVERY_TRANSFER),
      wallets: wallets.map(({ accountTypeId, code, name, balance, hold }) => ({
        accountTypeId,
        accountName: code,
        displayName: name,
        balance,
        hold: hold ?? null,
        lock: lockOf(code),
      })),
    }
  }

  /** Locks the member's row, so the lock takes effect after any transfer in flight and before any later one. */
  async function change({ memberId, vendor, reason }: LockAsked, facts: Facts, isLocking: boolean): Promise<MemberWallets> {
    const { merchant, caller } = facts
    checkApart(merchant)
    const member = await members.findById(memberId)
    checkOwn(member, merchant)
    const owner = ownerOf(member)
    let isNew = false
    const look = await vendorWallets.lookWithin(owner, merchant)
    await members.change(memberId, async (_member, tx) => {
      const wallets = vendor === EVERY_TRANSFER ? [] : await look(tx, await ledger.balancesOf(memberId, tx))
      const vendorCode = codeOf(vendor, wallets)
      const isLocked = await vendorWallets.isLocked(tx, memberId, vendorCode)
      // Repeated request: change and log nothing.
      if (isLocked === isLocking) return undefined
      if (isLocking)
        await vendorWallets.lock(tx, {
          memberId,
          vendorCode,
          merchantId: merchant.id,
          reason,
          lockedById: caller.operatorId,
          lockedAt: clock.now(),
        })
      else await vendorWallets.unlock(tx, memberId, vendorCode)
      await audit.record(tx, facts, {
        action: isLocking ? 'wallet.lock' : 'wallet.unlock',
        entity: 'member',
        entityId: memberId,
        before: { isLocked, vendor: vendorCode },
        after: { isLocked: isLocking, vendor: vendorCode },
        reason,
      })
      // The reason is internal: only the audit log has it.
      const letter = {
        key: isLocking ? 'wallet.locked' : 'wallet.unlocked',
        params: { wallet: nameOf(vendorCode, wallets) },
      } as const
      const occasion = `${letter.key}:${vendorCode}:${clock.now().getTime()}`
      await letters.write(tx, merchant, { memberId, letter, occasion })
      isNew = true
      return undefined
    })
    if (isNew) await letters.announce(merchant, memberId)
    await wallet.announce({ ...owner, merchantId: merchant.id })
    return read(memberId, merchant)
  }

  return {
    ofMember: ({ memberId }: Query<typeof endpoints.ofMember>, { merchant }: Facts): Promise<MemberWallets> =>
      read(memberId, merchant),
    /** Both throw `no.data`, and `function.not.available` if there is a single wallet. */
    lock: (asked: LockAsked, facts: Facts): Promise<MemberWallets> => change(asked, facts, true),
    unlock: (asked: LockAsked, facts: Facts): Promise<MemberWallets> => change(asked, facts, false),

    /** Whether an operator has locked all transfers of the member. */
    async isLocked({ caller, merchant }: OwnFacts): Promise<boolean> {
      if (merchant.settings.isSingleWallet) return false
      return (await vendorWallets.locksOf(caller.memberId)).some(({ vendorCode }) => vendorCode === EVERY_TRANSFER)
    },
    async statuses({ caller, merchant }: OwnFacts): Promise<Value<typeof endpoints.lockStatus>> {
      return (await wallet.balance(caller, merchant, {})).balance
    },
    /** Throws `no.data`. */
    async isTypeLocked(key: string | undefined, { caller, merchant }: OwnFacts): Promise<boolean> {
      const { balance } = await wallet.balance(caller, merchant, {})
      const asked = key?.toUpperCase()
      const found = balance.find(
        ({ accountTypeId, accountName }) => String(accountTypeId) === asked || accountName.toUpperCase() === asked,
      )
      if (!found) throw new AppError('no.data', { wallet: key })
      return found.status === 'L'
    },
  }
}
export type WalletLockService = ReturnType<typeof createWalletLockService>
