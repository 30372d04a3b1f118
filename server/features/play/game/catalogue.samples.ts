/** Catalogue rows for this folder's unit tests. */
import type { CatalogueGame, CatalogueRows, CatalogueVendor } from './catalogue.ts'

export const MERCHANT_ID = 1

export const sampleGame = (id: number, given: Partial<CatalogueGame> = {}): CatalogueGame => ({
  id,
  nodeId: `n${id}`,
  gameCode: `g${id}`,
  vendorCode: 'PSL',
  category: 'RNG',
  classify: 'ALL',
  name: `Game ${id}`,
  names: {},
  minBet: 10_000n,
  minLine: 1,
  isNew: false,
  hotRank: null,
  hasFreePlay: false,
  isRunning: true,
  isVendorList: false,
  iconUrl: '/media/icon.svg',
  wideIconUrl: '',
  ...given,
})

export const sampleVendor = (code: string, given: Partial<CatalogueVendor> = {}): CatalogueVendor => ({
  code,
  name: `Studio ${code}`,
  markUrl: '',
  tileUrl: '',
  isRunning: true,
  launchUrl: null,
  maintenanceFrom: null,
  maintenanceUntil: null,
  accountTypeId: 101,
  ...given,
})

/** With every vendor switched on. */
export const sampleRows = (games: CatalogueGame[], vendors: CatalogueVendor[]): CatalogueRows => ({
  games,
  vendors,
  vendorCodesByMerchant: new Map([[MERCHANT_ID, new Set(vendors.map(({ code }) => code))]]),
})
