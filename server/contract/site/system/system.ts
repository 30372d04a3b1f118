/** Single parts of the site's configuration: white label, countries, contacts, manifest (WIR-24). */
import * as z from 'zod/mini'
import { endpoint } from '../../endpoint.ts'
import { text } from '../../wire.ts'
import { menuNode, siteInfo, systemStatus } from './status.ts'

export const country = z.object({
  /** ISO 3166 alpha-2. */
  countryCode: z.string(),
  name: z.string(),
  countryDialingCode: z.string(),
  currency: z.string(),
  currencySymbol: z.string(),
  currencyPosition: z.enum(['F', 'B']),
  minLength: z.int(),
  maxLength: z.int(),
})
export type Country = z.infer<typeof country>

/** Where to get the app; empty = there is none (SCR-43). */
export const downloadSetting = z.object({
  androidUrl: z.string(),
  iosUrl: z.string(),
  /** Profile for older iPhones to install. */
  mobileConfigUrl: z.string(),
  appIconUrl: z.string(),
  appName: z.string(),
})

/** A web app manifest (W3C), with the fields browsers ask for. */
export const webManifest = z.object({
  /** Names the app to browsers. */
  id: z.string(),
  /** What the app is called. */
  name: z.string(),
  short_name: z.string(),
  /** What the app is for. */
  description: z.string(),
  lang: z.string(),
  start_url: z.string(),
  /** The pages that belong to the app. */
  scope: z.string(),
  display: z.literal('standalone'),
  orientation: z.literal('portrait'),
  background_color: z.string(),
  theme_color: z.string(),
  icons: z.array(
    z.object({
      src: z.string(),
      sizes: z.string(),
      /** The media type of the picture. */
      type: z.string(),
      purpose: z.enum(['any', 'maskable']),
    }),
  ),
})

/** Longest report of a page about itself (timings, failures), in characters. */
export const COLLECT_MAX = 4_000

const read = { method: 'GET', sharedFor: 10 } as const

/** Not cached for all callers: a site without its own domain returns the host it was reached by. */
export const settings = endpoint({
  summary: 'The settings only',
  method: 'GET',
  path: '/wps/system/settings/consolidated',
  value: siteInfo,
})

export const whitelabel = endpoint({
  ...read,
  summary: 'The menu tree with its switches',
  path: '/wps/system/whitelabel',
  value: z.array(menuNode),
})

export const templates = endpoint({
  ...read,
  summary: 'Template flags',
  path: '/wps/system/templates',
  value: siteInfo.shape.mobileTemplate,
})

export const countries = endpoint({
  ...read,
  summary: 'Countries with dialling code and currency',
  path: '/wps/system/country',
  value: z.array(country),
})

export const location = endpoint({
  summary: 'The caller’s country',
  method: 'GET',
  path: '/wps/system/location',
  framing: 'bare',
  value: systemStatus.shape.location,
})

export const ping = endpoint({
  summary: 'Is the server up?',
  method: 'GET',
  path: '/wps/system/test/ping',
  merchantOptional: true,
  value: z.string(),
})

export const domainRoute = endpoint({
  ...read,
  summary: 'Contact channels: type "3" is the online service',
  path: '/wps/system/domainRoute',
  query: z.object({
    /** Ignored: every device gets the same. */
    device: z.optional(text(16)),
  }),
  value: z.object({
    /** Holds the list, where older clients look for it. */
    version: z.object({ pathList: siteInfo.shape.domainRoute }),
  }),
})

export const download = endpoint({
  ...read,
  summary: 'Where to get the app',
  relay: 'WPSCORE_getDownloadSetting',
  query: z.object({ domain: z.optional(text(255)) }),
  value: downloadSetting,
})

/** A truthy value would make clients behave as if inside their own app. */
export const isAppDomain = endpoint({
  ...read,
  summary: 'Is this domain reserved for the app?',
  relay: 'WPSCORE_checkIfAppDomain',
  query: z.object({ rootDomain: z.optional(text(255)) }),
  value: z.boolean(),
})

export const activeDomains = endpoint({
  summary: 'Domains of the site',
  method: 'GET',
  relay: 'WPSCORE_getDomainsActiveMain',
  query: z.object({
    /** Ignored: every device gets the same. */
    device: z.optional(text(16)),
  }),
  value: z.array(z.string()),
})

export const dropdownMenu = endpoint({
  ...read,
  summary: 'One group of the menu tree',
  relay: 'WPSCORE_getDropdownMenu',
  query: z.object({ menuGroup: z.optional(text(32)) }),
  value: z.array(menuNode),
})

/** Third-party scripts for the merchant's pages; our own client's content security policy runs none of them. */
export const customerServiceScript = endpoint({
  ...read,
  summary: 'Scripts of the merchant’s customer service',
  relay: 'WPSCORE_getCustomerServiceScript',
  value: z.object({ scripts: z.array(z.string()) }),
})

export const pixelTrack = endpoint({
  ...read,
  summary: 'Tracking pixels of the merchant',
  relay: 'WPSCORE_getPixelTrack',
  value: z.array(
    z.object({
      /** The advertising network. */
      platform: z.string(),
      pixelId: z.string(),
    }),
  ),
})

/** Logged, never stored. */
export const collect = endpoint({
  summary: 'A page’s report about itself',
  method: 'POST',
  path: '/wps/system/collect',
  tier: 'sensitive',
  framing: 'empty',
  merchantOptional: true,
  body: z.object({
    merchant: text(64),
    /** What the page reports of itself. */
    value: z.union([z.string(), z.number(), z.array(z.unknown()), z.record(z.string(), z.unknown())]),
  }),
})

/** The browser requests it itself, without our headers, so the path names the merchant. */
export const manifest = endpoint({
  summary: 'The web app manifest of a site',
  method: 'GET',
  path: '/wps/system/manifest.json',
  framing: 'bare',
  merchantOptional: true,
  query: z.object({ merchant: z.optional(text(64)), lang: z.optional(text(16)) }),
  value: webManifest,
})
