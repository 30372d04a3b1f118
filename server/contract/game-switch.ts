/** What a merchant offers to play: categories, vendors and games, each with a switch; a vendor with a window of maintenance too (ACC-09). */
import * as z from 'zod/mini'
import { consolePage, consolePageQuery, instant } from './console-page.ts'
import { endpoint } from './endpoint.ts'
import { gameCategory, GAME_NAME_MAX } from './game.ts'
import { text, wholeNumber } from './wire.ts'

export const SWITCH_REASON_MAX = 200
const reason = text(SWITCH_REASON_MAX, 3)
const vendorCode = text(32, 1)

/** Null, or left out, is an open end. */
const end = z._default(z.nullable(instant), null)

export const switchedCategory = z.object({ category: gameCategory, games: z.int(), isOn: z.boolean() })
export type SwitchedCategory = z.infer<typeof switchedCategory>

export const switchedVendor = z.object({
  code: z.string(),
  name: z.string(),
  games: z.int(),
  isOn: z.boolean(),
  /** Its engine is here; without one its games are shown and can't be opened. */
  isRunning: z.boolean(),
  isUnderMaintenance: z.boolean(),
  /** The merchant's own window; epoch ms, an open end = until it is set. */
  maintenanceFrom: z.nullable(z.int()),
  maintenanceUntil: z.nullable(z.int()),
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
  isRunning: z.boolean(),
  /** It opens the list of its vendor's games: nothing is launched. */
  isVendorList: z.boolean(),
  /** Whether its vendor and its category are on. */
  isVendorOn: z.boolean(),
  isCategoryOn: z.boolean(),
})
export type SwitchedGame = z.infer<typeof switchedGame>

/** OFF: switched off itself, or with its vendor or category. */
export const GAME_STATES = ['ON', 'OFF', 'NOT_RUNNING'] as const
export const gameState = z.enum(GAME_STATES)

const filters = {
  search: z.optional(text(GAME_NAME_MAX)),
  vendor: z.optional(text(32)),
  category: z.optional(gameCategory),
  state: z.optional(gameState),
}
const { page, size } = consolePageQuery
const edit = { auth: 'operator', permission: 'site.edit' } as const

export const gameSwitchEndpoints = {
  categories: endpoint({
    ...edit,
    summary: 'Categories of games and their switches',
    method: 'GET',
    path: '/wps/operator/switches/categories',
    value: z.array(switchedCategory),
  }),
  setCategory: endpoint({
    ...edit,
    summary: 'Switch a category of games on or off',
    method: 'POST',
    path: '/wps/operator/switches/categories',
    body: z.object({ category: gameCategory, isOn: z.boolean(), reason }),
    value: z.array(switchedCategory),
  }),
  vendors: endpoint({
    ...edit,
    summary: 'Vendors, their switches and their maintenance',
    method: 'GET',
    path: '/wps/operator/switches/vendors',
    value: z.array(switchedVendor),
  }),
  setVendor: endpoint({
    ...edit,
    summary: 'Switch a vendor on or off',
    method: 'POST',
    path: '/wps/operator/switches/vendors',
    body: z.object({ code: vendorCode, isOn: z.boolean(), reason }),
    value: switchedVendor,
    errors: ['no.data'],
  }),
  setVendorMaintenance: endpoint({
    ...edit,
    summary: 'Set or clear a vendor’s window of maintenance; without either end it is cleared',
    method: 'POST',
    path: '/wps/operator/switches/vendors/maintenance',
    body: z.object({ code: vendorCode, from: end, until: end, reason }),
    value: switchedVendor,
    errors: ['no.data'],
  }),
  games: endpoint({
    ...edit,
    summary: 'Games and their switches, by vendor and name',
    method: 'GET',
    path: '/wps/operator/switches/games',
    query: z.object({ page, size, ...filters }),
    value: consolePage(switchedGame),
  }),
  gamesExported: endpoint({
    ...edit,
    summary: 'The same as a file, all rows',
    method: 'GET',
    path: '/wps/operator/switches/games/export',
    tier: 'write',
    framing: 'csv',
    query: z.object(filters),
    value: z.string(),
  }),
  setGame: endpoint({
    ...edit,
    summary: 'Switch a game on or off',
    method: 'POST',
    path: '/wps/operator/switches/games',
    body: z.object({ id: wholeNumber(2_147_483_647, 1), isOn: z.boolean(), reason }),
    value: switchedGame,
    errors: ['no.data'],
  }),
}
