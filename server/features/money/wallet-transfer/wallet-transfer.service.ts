/**
 * Transfers a member's money between its wallets, for sites with one wallet per vendor: one ledger entry and one row each, in one
 * transaction that locks the member's row. So the calls of a double tap run one after the other, and an operator's lock applies
 * to the next transfer.
 */
import type { Body, Query, Value } from '#contract/endpoint.ts'
import type * as endpoints from '#contract/money/wallet-transfer.ts'
import type { AskedMove, WalletTransfer } from '#contract/money/wallet-transfer.ts'
import type { VendorSource } from '../wallet/known-vendors.ts'
import { playRefusal } from '#server/features/identity/member/may-play.check.ts'
import type { Member } from '#server/features/identity/member/member.service.ts'
import { toAccount, type WalletService } from '#server/features/money/wallet/wallet.service.ts'
import type { VendorWallet, VendorWallets } from '#server/features/money/wallet/vendor-wallets.ts'
import type { MemberCaller } from '#server/http/caller.ts'
import type { Ledger } from '#server/ledger/index.ts'
import { AppError } from '#server/platform/app-error.ts'
import type { Clock } from '#server/platform/clock.ts'
import type { PrismaTransaction } from '#server/platform/database.ts'
import { newId } from '#server/platform/ids.ts'
import { assetOf, type Merchant } from '#server/platform/merchant/merchant-directory.ts'
import type { WalletTransfer as Row, WalletTransferRepository } from './wallet-transfer.repository.ts'
import { checkFree, entryOf, MAIN_SIDE, presentTransfer, type Side, sideOf } from './wallet-sides.ts'

/** Serialises a member's actions by locking its row. */
export interface HeldMembers {
  findById(id: number): Promise<Member | null>
  change(id: number, decide: (member: Member, tx: PrismaTransaction) => Promise<undefined>): Promise<unknown>
}

interface Deps {
  transfers: WalletTransferRepository
  members: Pick<HeldMembers, 'change'>
  games: VendorSource
  vendorWallets: VendorWallets
  ledger: Pick<Ledger, 'balancesOf' | 'lockBalancesOf' | 'postAllIn'>
  wallet: Pick<WalletService, 'announce'>
  clock: Clock
}
type Owner = Pick<MemberCaller, 'memberId' | 'merchantId' | 'isTrial'>
type Facts = { caller: MemberCaller; merchant: Merchant }
interface Planned {
  from: Side
  to: Side
  amount: bigint
  requestId: string
}

/** Throws `function.not.available` if there is a single wallet. */
export function checkApart({ settings }: Pick<Merchant, 'settings'>): void {
  if (settings.isSingleWallet) throw new AppError('function.not.available')
}

/**
 * A member on a break may bring money back, but not move it to a vendor's wallet (RG-08). Throws `permission.denied`,
 * `play.excluded`.
 */
function checkMember(member: Pick<Member, 'status' | 'excludedUntil'>, isToPlay: boolean, now: Date): void {
  const refusal = playRefusal(member, now)
  if (refusal && (refusal !== 'play.excluded' || isToPlay)) throw new AppError(refusal)
}

export function createWalletTransferService(deps: Deps) {
  const { transfers, members, games, vendorWallets, ledger, wallet, clock } = deps

  /** Posts and records transfers whose wallets were checked in this transaction. */
  async function write(tx: PrismaTransaction, moves: readonly Planned[], owner: Owner, merchant: Merchant): Promise<Row[]> {
    const { memberId } = owner
    const of = { merchantId: merchant.id, memberId, asset: assetOf(merchant, owner.isTrial) }
    const ids = await transfers.nextIds(tx, moves.length)
    const posted = await ledger.postAllIn(
      tx,
      moves.map((move, index) => entryOf({ ...move, id: ids[index]!, of })),
    )
    const rows = moves.map(({ requestId, from, to, amount }, index) => ({
      ...of,
      id: ids[index]!,
      requestId,
      fromVendor: from.code,
      toVendor: to.code,
      amount,
      entryId: posted[index]!.entryId,
      createdAt: clock.now(),
    }))
    return transfers.add(tx, rows)
  }

  /** The transfer already made for this request id; throws `idempotency.key.reused` if the request differs. */
  function checkRepeated(row: Row, { from, to, amount }: Planned): Row {
    if (row.fromVendor !== from.code || row.toVendor !== to.code || row.amount !== amount)
      throw new AppError('idempotency.key.reused')
    return row
  }

  return {
    /**
     * Throws `account.balance.not.enough`, `function.not.available`, `idempotency.key.reused`, `no.data`, `permission.denied`,
     * `play.excluded`, `wallet.busy`, `wallet.closed`, `wallet.locked`; `request.param.err` from a wallet to itself.
     */
    async move(asked: AskedMove, { caller, merchant }: Facts): Promise<WalletTransfer> {
      checkApart(merchant)
      const look = await vendorWallets.lookWithin(caller, merchant)
      const made: { row?: Row; isNew: boolean; wallets: readonly VendorWallet[] } = { isNew: false, wallets: [] }
      await members.change(caller.memberId, async (member, tx) => {
        const wallets = await look(tx, await ledger.balancesOf(caller.memberId, tx))
        const [from, to] = [sideOf(asked.from, wallets), sideOf(asked.to, wallets)]
        const planned = { from, to, amount: asked.amount, requestId: asked.requestId ?? newId() }
        made.wallets = wallets
        const earlier = asked.requestId ? await transfers.findByRequest(tx, caller.memberId, asked.requestId) : null
        if (earlier) {
          made.row = checkRepeated(earlier, planned)
          return undefined
        }
        if (from.code === to.code)
          throw new AppError('request.param.err', { fields: [{ path: 'to', message: 'must be another wallet' }] })
        const isToPlay = to.code !== MAIN_SIDE.code
        checkMember(member, isToPlay, clock.now())
        if (!to.isOffered) throw new AppError('no.data', { wallet: asked.to })
        checkFree(from)
        checkFree(to)
        const [row] = await write(tx, [planned], caller, merchant)
        made.row = row
        made.isNew = true
        return undefined
      })
      if (made.isNew) await wallet.announce(caller)
      return presentTransfer(made.row!, made.wallets)
    },

    /**
     * Moves the money of every wallet to the main one, in one transaction. Throws `no.data` for another member's, `permission.denied`
     * for a frozen member, and the reason if only blocked wallets have money.
     */
    async returnAll(
      { customerId }: Body<typeof endpoints.returnAll>,
      { caller, merchant }: Facts,
    ): Promise<Value<typeof endpoints.returnAll>> {
      const isOwn = !customerId || customerId === String(caller.memberId) || customerId.toLowerCase() === caller.username
      if (!isOwn) throw new AppError('no.data')
      checkApart(merchant)
      const look = await vendorWallets.lookWithin(caller, merchant)
      const made: { rows: Row[]; full: VendorWallet[] } = { rows: [], full: [] }
      await members.change(caller.memberId, async (member, tx) => {
        checkMember(member, false, clock.now())
        // Lock the balances, so that a concurrent settlement comes entirely before or after.
        const accounts = await ledger.lockBalancesOf(caller.memberId, tx)
        made.full = (await look(tx, accounts)).filter(({ balance }) => balance > 0n)
        const free = made.full.filter(({ hold }) => !hold)
        if (free.length === 0) made.full.forEach(checkFree)
        else
          made.rows = await write(
            tx,
            free.map((from) => ({ from, to: MAIN_SIDE, amount: from.balance, requestId: newId() })),
            caller,
            merchant,
          )
        return undefined
      })
      if (made.rows.length > 0) await wallet.announce(caller)
      return {
        amount: made.rows.reduce((sum, { amount }) => sum + amount, 0n),
        transfers: made.rows.map((row) => presentTransfer(row, made.full)),
        held: made.full.flatMap((one) => (one.hold ? [{ ...toAccount(one), displayName: one.name, hold: one.hold }] : [])),
      }
    },

    /**
     * Moves all money of the main wallet into the vendor's wallet on launch. Does nothing if there is no money, if the site has a
     * single wallet, or while a round is open at the vendor (the game then opens to finish it). Throws `permission.denied`,
     * `play.excluded`, `wallet.closed`, `wallet.locked`.
     */
    async moveIn({ caller, merchant }: Facts, vendorCode: string): Promise<void> {
      if (merchant.settings.isSingleWallet) return
      const look = await vendorWallets.lookWithin(caller, merchant)
      let hasMoved = false
      await members.change(caller.memberId, async (member, tx) => {
        const asset = assetOf(merchant, caller.isTrial)
        const accounts = (await ledger.lockBalancesOf(caller.memberId, tx)).filter((account) => account.asset === asset)
        const main = accounts.find(({ kind }) => kind === 'MEMBER_MAIN')?.balance ?? 0n
        if (main <= 0n) return undefined
        const to = sideOf(vendorCode, await look(tx, accounts))
        if (to.hold === 'ROUND') return undefined
        checkMember(member, true, clock.now())
        checkFree(to)
        await write(tx, [{ from: MAIN_SIDE, to, amount: main, requestId: newId() }], caller, merchant)
        hasMoved = true
        return undefined
      })
      if (hasMoved) await wallet.announce(caller)
    },

    async history(
      { memberId }: Owner,
      merchant: Pick<Merchant, 'id'>,
      { page, size }: Query<typeof endpoints.history>,
    ): Promise<Value<typeof endpoints.history>> {
      const [{ rows, total }, vendors] = await Promise.all([transfers.page(memberId, page, size), games.vendors(merchant.id)])
      return { list: rows.map((row) => presentTransfer(row, vendors.all)), total, page, totalPages: Math.ceil(total / size) }
    },
  }
}
export type WalletTransferService = ReturnType<typeof createWalletTransferService>
