/** What a merchant offers: categories, vendors and games, each with a switch; vendors also have a maintenance window (ACC-09). */
import * as z from 'zod/mini'
import { backOfficePage, backOfficePageQuery, instant } from '../back-office-page.ts'
import { endpoint } from '../endpoint.ts'
import { gameCategory } from '../game-category.ts'
import { GAME_NAME_MAX } from '../play/game.ts'
import { text, wholeNumber } from '../wire.ts'

export const SWITCH_REASON_MAX = 200
export const LAUNCH_URL_MAX = 500
const reason = text(SWITCH_REASON_MAX, 3)
const vendorCode = text(32, 1)

/** null or absent = no limit. */
const end = z._default(z.nullable(instant), null)

export const switchedCategory = z.object({
  category: gameCategory,
  /** How many games it has. */
  games: z.int(),
  isOn: z.boolean(),
})
export type SwitchedCategory = z.infer<typeof switchedCategory>

export const switchedVendor = z.object({
  /** The code of the vendor: `BGS`. */
  code: z.string(),
  name: z.string(),
  /** How many games the vendor has. */
  games: z.int(),
  isOn: z.boolean(),
  /** Whether its games can be played, on this site, at its address or in the vendor simulator; otherwise they are only shown. */
  isRunning: z.boolean(),
  isUnderMaintenance: z.boolean(),
  /** The merchant's own maintenance window, epoch ms; a missing end is open. */
  maintenanceFrom: z.nullable(z.int()),
  maintenanceUntil: z.nullable(z.int()),
  /** The merchant's own address for its games; null = the address common to all merchants. */
  launchUrl: z.nullable(z.string()),
  /** The address common to all merchants; null = this site. */
  commonLaunchUrl: z.nullable(z.string()),
  /** The house's own games, which open on this site only. */
  isInHouse: z.boolean(),
})
export type SwitchedVendor = z.infer<typeof switchedVendor>

export const switchedGame = z.object({
  id: z.int(),
  name: z.string(),
  gameCode: z.string(),
  vendor: z.string(),
  vendorName: z.string(),
  category: gameCategory,
  isOn: z.boolean(),
  /** Whether it can be played; otherwise it is shown but cannot be opened. */
  isRunning: z.boolean(),
  /** The tile opens its vendor's game list; it launches nothing. */
  isVendorList: z.boolean(),
  /** Whether its vendor and its category are switched on. */
  isVendorOn: z.boolean(),
  isCategoryOn: z.boolean(),
})
export type SwitchedGame = z.infer<typeof switchedGame>

/** OFF = the game, its vendor or its category is switched off. */
export const GAME_STATES = ['ON', 'OFF', 'NOT_RUNNING'] as const
export const gameState = z.enum(GAME_STATES)

const filters = {
  /** Part of the name or code of a game. */
  search: z.optional(text(GAME_NAME_MAX)),
  vendor: z.optional(text(32)),
  category: z.optional(gameCategory),
  state: z.optional(gameState),
}
const { page, size } = backOfficePageQuery
const edit = { auth: 'operator', permission: 'site.edit' } as const

export const categories = endpoint({
  ...edit,
  summary: 'Game categories and their switches',
  method: 'GET',
  path: '/wps/operator/switches/categories',
  value: z.array(switchedCategory),
})

export const setCategory = endpoint({
  ...edit,
  summary: 'Switch a game category on or off',
  method: 'POST',
  path: '/wps/operator/switches/categories',
  body: z.object({ category: gameCategory, isOn: z.boolean(), reason }),
  value: z.array(switchedCategory),
})

export const vendors = endpoint({
  ...edit,
  summary: 'Vendors, their switches and maintenance windows',
  method: 'GET',
  path: '/wps/operator/switches/vendors',
  value: z.array(switchedVendor),
})

export const setVendor = endpoint({
  ...edit,
  summary: 'Switch a vendor on or off',
  method: 'POST',
  path: '/wps/operator/switches/vendors',
  body: z.object({
    /** The code of the vendor. */
    code: vendorCode,
    isOn: z.boolean(),
    reason,
  }),
  value: switchedVendor,
  errors: ['no.data'],
})

export const setVendorMaintenance = endpoint({
  ...edit,
  summary: 'Set a vendor’s maintenance window; without start and end it is cleared',
  method: 'POST',
  path: '/wps/operator/switches/vendors/maintenance',
  body: z.object({
    /** The code of the vendor. */
    code: vendorCode,
    /** When the maintenance begins, epoch ms; null = at once if it has an end, otherwise no maintenance. */
    from: end,
    /** When it ends, epoch ms; null = open. */
    until: end,
    reason,
  }),
  value: switchedVendor,
  errors: ['no.data'],
})

/** The vendor's server calls the wallet API; the address gets `launch`, `gameCode` and `backUrl` (server/docs/vendor-wallet.md). */
export const setVendorAddress = endpoint({
  ...edit,
  summary: 'Set where a vendor’s games open; null is this site',
  method: 'POST',
  path: '/wps/operator/switches/vendors/address',
  body: z.object({
    /** The code of the vendor. */
    code: vendorCode,
    launchUrl: z._default(z.nullable(text(LAUNCH_URL_MAX, 1)), null),
    reason,
  }),
  value: switchedVendor,
  errors: ['no.data'],
})

export const games = endpoint({
  ...edit,
  summary: 'Games and their switches, by vendor and name',
  method: 'GET',
  path: '/wps/operator/switches/games',
  query: z.object({ page, size, ...filters }),
  value: backOfficePage(switchedGame),
})

export const gamesExported = endpoint({
  ...edit,
  summary: 'Games and their switches as a file, all rows',
  method: 'GET',
  path: '/wps/operator/switches/games/export',
  tier: 'write',
  framing: 'csv',
  query: z.object(filters),
  value: z.string(),
})

export const setGame = endpoint({
  ...edit,
  summary: 'Switch a game on or off',
  method: 'POST',
  path: '/wps/operator/switches/games',
  body: z.object({ id: wholeNumber(2_147_483_647, 1), isOn: z.boolean(), reason }),
  value: switchedGame,
  errors: ['no.data'],
})

/** A tile with the mark launches nothing (`isGameH5 = VASSALAGE`); the vendor must have other games in its category. */
export const setVendorList = endpoint({
  ...edit,
  summary: 'Make a game’s tile open its vendor’s list, or launch the game again',
  method: 'POST',
  path: '/wps/operator/switches/games/vendor-list',
  body: z.object({ id: wholeNumber(2_147_483_647, 1), isVendorList: z.boolean(), reason }),
  value: switchedGame,
  errors: ['no.data', 'game.list.empty'],
})
