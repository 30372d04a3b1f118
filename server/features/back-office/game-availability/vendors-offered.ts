/** Vendors: their switches, maintenance windows and launch addresses. */
import type { Body } from '#contract/endpoint.ts'
import type * as gameAvailabilityEndpoints from '#contract/back-office/game-availability.ts'
import type { SwitchedVendor } from '#contract/back-office/game-availability.ts'
import { INHOUSE_VENDOR } from '#contract/play/game.ts'
import type { OperatorFacts } from '#server/audit/audit-log.ts'
import { isUnderMaintenance, launchUrlOf } from '#server/features/play/game/game.service.ts'
import { AppError } from '#server/platform/app-error.ts'
import type { VendorRow } from './game-availability.repository.ts'
import { isLaunchAddress } from './launch-address.check.ts'
import { simulatorOf, type SwitchDeps, switched } from './switch-parts.ts'

const isoOf = (date: Date | null) => date?.toISOString() ?? null

export function createVendorsOffered({ switches, merchants, audit, inTransaction, clock, isProduction }: SwitchDeps) {
  const hasSimulatorAt = simulatorOf({ merchants, isProduction })

  function presentVendor(row: VendorRow, simulated: ReadonlySet<string>): SwitchedVendor {
    const {
      code,
      name,
      isRunning,
      merchants: [own],
      _count,
      ...vendor
    } = row
    const now = clock.now()
    return {
      code,
      name,
      isRunning: isRunning || launchUrlOf(vendor, own?.launchUrl) !== undefined || simulated.has(code),
      games: _count.games,
      isOn: own?.isEnabled ?? false,
      isUnderMaintenance: isUnderMaintenance(vendor, now) || (own !== undefined && isUnderMaintenance(own, now)),
      maintenanceFrom: own?.maintenanceFrom?.getTime() ?? null,
      maintenanceUntil: own?.maintenanceUntil?.getTime() ?? null,
      launchUrl: own?.launchUrl ?? null,
      commonLaunchUrl: vendor.launchUrl,
      isInHouse: code === INHOUSE_VENDOR,
    }
  }

  /** Codes of the vendors whose games the merchant's simulator opens; of all vendors, or of one. */
  const simulatedAt = async (merchantId: number, code?: string): Promise<ReadonlySet<string>> =>
    (await hasSimulatorAt(merchantId)) ? switches.simulatedVendors(code) : new Set()

  async function vendorShown(merchantId: number, code: string): Promise<SwitchedVendor> {
    return presentVendor(await vendorOrThrow(merchantId, code), await simulatedAt(merchantId, code))
  }

  async function vendorOrThrow(merchantId: number, code: string): Promise<VendorRow> {
    const row = await switches.vendor(merchantId, code)
    if (!row) throw new AppError('no.data')
    return row
  }

  return {
    async vendors({ caller: { merchantId } }: OperatorFacts): Promise<SwitchedVendor[]> {
      const [rows, simulated] = await Promise.all([switches.vendors(merchantId), simulatedAt(merchantId)])
      return rows.map((row) => presentVendor(row, simulated))
    },

    /** Throws `no.data`. */
    async setVendor({ code, isOn, reason }: Body<typeof gameAvailabilityEndpoints.setVendor>, facts: OperatorFacts) {
      const { merchantId } = facts.caller
      await vendorOrThrow(merchantId, code)
      await inTransaction(async (tx) => {
        if (await switches.switchVendor(tx, merchantId, code, isOn))
          await audit.record(tx, facts, switched('vendor', code, isOn, reason))
      })
      return vendorShown(merchantId, code)
    },

    /** Throws `no.data`; `request.param.err` for a window that ends before it begins, or is over. */
    async setVendorMaintenance(body: Body<typeof gameAvailabilityEndpoints.setVendorMaintenance>, facts: OperatorFacts) {
      const { code, from, until, reason } = body
      const { merchantId } = facts.caller
      const now = clock.now().getTime()
      if (until !== null && (until <= now || (from !== null && until <= from)))
        throw new AppError('request.param.err', { fields: [{ path: 'until', message: 'over' }] })
      const [own] = (await vendorOrThrow(merchantId, code)).merchants
      const window = {
        maintenanceFrom: from === null ? null : new Date(from),
        maintenanceUntil: until === null ? null : new Date(until),
      }
      await inTransaction(async (tx) => {
        await switches.changeVendor(tx, merchantId, code, window)
        await audit.record(tx, facts, {
          action: 'vendor.maintenance',
          entity: 'vendor',
          entityId: code,
          before: { from: isoOf(own?.maintenanceFrom ?? null), until: isoOf(own?.maintenanceUntil ?? null) },
          after: { from: isoOf(window.maintenanceFrom), until: isoOf(window.maintenanceUntil) },
          reason,
        })
      })
      return vendorShown(merchantId, code)
    },

    /** Throws `no.data`; `request.param.err` for an invalid address, and for the house's own games. */
    async setVendorAddress(body: Body<typeof gameAvailabilityEndpoints.setVendorAddress>, facts: OperatorFacts) {
      const { code, launchUrl, reason } = body
      const { merchantId } = facts.caller
      const [own] = (await vendorOrThrow(merchantId, code)).merchants
      const isRefused = launchUrl !== null && (code === INHOUSE_VENDOR || !isLaunchAddress(launchUrl, isProduction))
      if (isRefused) throw new AppError('request.param.err', { fields: [{ path: 'launchUrl', message: 'address' }] })
      await inTransaction(async (tx) => {
        await switches.changeVendor(tx, merchantId, code, { launchUrl })
        await audit.record(tx, facts, {
          action: 'vendor.address',
          entity: 'vendor',
          entityId: code,
          before: { launchUrl: own?.launchUrl ?? null },
          after: { launchUrl },
          reason,
        })
      })
      return vendorShown(merchantId, code)
    },
  }
}
