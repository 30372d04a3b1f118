/**
 * Site settings in the back office: the merchant's settings, flags, menu, and whether the site is open. No older client knows
 * these calls.
 */
import * as z from 'zod/mini'
import { endpoint } from '../../endpoint.ts'
import { SETTINGS } from './setting-list.ts'
import { menuNode } from '../../site/system/status.ts'
import { text, wholeNumber } from '../../wire.ts'

const MAX_VERSION = 2_147_483_647
export const SITE_REASON_MAX = 200
const MAX_TEXT = 4_000
const MAX_ENTRIES = 300
const reason = text(SITE_REASON_MAX, 3)
/** Version as it was read: a save based on an older version is refused. */
const version = wholeNumber(MAX_VERSION)

const plain = z.union([z.string().check(z.maxLength(MAX_TEXT)), z.number()])
/** Amounts are in the merchant's currency, shares in parts per million; null = not set, for optional settings. */
export const settingValue = z.nullable(
  z.union([
    z.boolean(),
    plain,
    z.array(plain).check(z.maxLength(MAX_ENTRIES)),
    z.record(z.string().check(z.maxLength(32)), plain),
  ]),
)
export type SettingValue = z.infer<typeof settingValue>

const settingPath = z.enum(SETTINGS.map(({ path }) => path) as [string, ...string[]])

export const settingState = z.object({
  /** Names the setting: `session.lockMinutes`. */
  path: z.string(),
  value: settingValue,
  default: settingValue,
  /** True if the merchant set it; otherwise the default applies and follows changes of the platform's default. */
  isSet: z.boolean(),
})
export type SettingState = z.infer<typeof settingState>

export const siteSettings = z.object({ version: z.int(), settings: z.array(settingState) })
export type SiteSettings = z.infer<typeof siteSettings>

/** What is wrong with a setting: the `message` of a refused field. */
export const SETTING_PROBLEMS = ['missing', 'range', 'decimals', 'format', 'choice', 'twice', 'tooMany', 'notBelow'] as const
export type SettingProblem = (typeof SETTING_PROBLEMS)[number]

export const siteFlag = z.object({
  id: z.string(),
  isOn: z.boolean(),
  /** Not configured in this deployment: off for every merchant, regardless of the value. */
  isMissing: z.boolean(),
})
export type SiteFlag = z.infer<typeof siteFlag>

export const siteFlags = z.object({ version: z.int(), flags: z.array(siteFlag) })
export const siteMenu = z.object({
  version: z.int(),
  menu: z.array(menuNode),
  /** Menu entries that follow the flag of the same name. */
  followers: z.array(z.string()),
})
export type SiteMenu = z.infer<typeof siteMenu>
const MAX_MENU = 100

export const siteDoor = z.object({
  isUnderMaintenance: z.boolean(),
  /** Closed since, epoch ms. */
  since: z.nullable(z.int()),
  /** Number of addresses and networks that may still see the site, and whether the caller's is one of them. */
  letIn: z.int(),
  ownAddress: z.string(),
  isOwnAddressLetIn: z.boolean(),
})
export type SiteDoor = z.infer<typeof siteDoor>

const edit = { auth: 'operator', permission: 'site.edit' } as const

export const settings = endpoint({
  ...edit,
  summary: 'The merchant’s settings, with their defaults',
  method: 'GET',
  path: '/wps/operator/settings',
  value: siteSettings,
})

/** All or nothing. A refused value is named by its path, with one of SETTING_PROBLEMS as the message. */
export const saveSettings = endpoint({
  ...edit,
  summary: 'Change settings, or reset them to their defaults',
  method: 'POST',
  path: '/wps/operator/settings',
  body: z.object({
    version,
    changes: z
      .array(
        z.object({
          /** Names the setting. */
          path: settingPath,
          /** What it becomes; null = not set, for optional settings. */
          value: z._default(settingValue, null),
          /** `true` = back to the platform's default, regardless of `value`. */
          isDefault: z._default(z.boolean(), false),
        }),
      )
      .check(z.minLength(1), z.maxLength(SETTINGS.length)),
    reason,
  }),
  value: siteSettings,
  errors: ['site.changed'],
})

export const flags = endpoint({
  ...edit,
  summary: 'The merchant’s feature flags, known ones first',
  method: 'GET',
  path: '/wps/operator/flags',
  value: siteFlags,
})

/** A menu entry of the same name follows its flag. */
export const saveFlags = endpoint({
  ...edit,
  summary: 'Switch flags on or off',
  method: 'POST',
  path: '/wps/operator/flags',
  body: z.object({
    version,
    changes: z.array(z.object({ id: text(32, 1), isOn: z.boolean() })).check(z.minLength(1), z.maxLength(MAX_ENTRIES)),
    reason,
  }),
  value: siteFlags,
  errors: ['site.changed'],
})

export const menu = endpoint({
  ...edit,
  summary: 'The white-label menu tree',
  method: 'GET',
  path: '/wps/operator/menu',
  value: siteMenu,
})

/** The same entries under the same parents, in any order. */
export const saveMenu = endpoint({
  ...edit,
  summary: 'Switch menu entries on or off, and reorder them',
  method: 'POST',
  path: '/wps/operator/menu',
  body: z.object({
    version,
    menu: z.array(menuNode).check(z.maxLength(MAX_MENU)),
    reason,
  }),
  value: siteMenu,
  errors: ['site.changed'],
})

/** For the back office's header: operators should see when the site is closed. */
export const door = endpoint({
  summary: 'Is the site open, and who may see it if not?',
  method: 'GET',
  path: '/wps/operator/site',
  auth: 'operator',
  value: siteDoor,
})

export const setMaintenance = endpoint({
  ...edit,
  summary: 'Close the site for maintenance, or open it again',
  method: 'POST',
  path: '/wps/operator/site',
  body: z.object({ isOn: z.boolean(), reason }),
  value: siteDoor,
})
