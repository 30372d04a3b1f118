/** What the site is and how it is set up: status, settings, white label, countries (wire §4.3). */
import * as z from 'zod/mini'
import { endpoint } from './endpoint.ts'
import { registerRules } from './register-rules.ts'

export const customerServiceEntry = z.object({
  title: z.string(),
  csType: z.string(),
  /** A plain URL where csType names a social network, else base64 DES ciphertext followed by its 8-character key (wire §3). */
  path: z.string(),
  labelIds: z.array(z.int()),
})

export interface MenuNode {
  modId: string
  enabled: boolean
  childrenNodes: MenuNode[]
}
export const menuNode: z.ZodMiniType<MenuNode> = z.lazy(() =>
  z.object({ modId: z.string(), enabled: z.boolean(), childrenNodes: z.array(menuNode) }),
)

export const siteInfo = z.object({
  merchantCode: z.string(),
  siteName: z.string(),
  customerService: z.array(customerServiceEntry),
  domainRoute: z.array(z.object({ type: z.string(), path: z.string() })),
  mobileTemplate: z.object({
    mem_cen: z.boolean(),
    dep_func: z.boolean(),
    h5_logo: z.string(),
    app_background: z.string(),
    app_desc: z.string(),
    app_desc_font_color: z.string(),
  }),
  paths: z.record(z.string(), z.string()),
  register: registerRules,
  resources: z.array(z.object({ resourceType: z.string(), url: z.string() })),
  whitelabel: z.array(menuNode),
  /** Feature flags by their wire id. */
  whitelabelVal: z.record(z.string(), z.boolean()),
  mainDomain: z.string(),
  imageCDNs: z.array(z.string()),
  launchGameCDNs: z.array(z.string()),
  currency: z.string(),
  currencySymbol: z.string(),
  currencyPosition: z.enum(['F', 'B']),
  defaultLanguage: z.string(),
  languages: z.array(z.string()),
  theme: z.enum(['dark', 'light']),
  /** Full years a player must have (ACC-04): 18, or 21. */
  minimumAge: z.int(),
  /** What other deployments have and ours has not; clients read into them unasked. */
  sms: z.object({}),
  appInfo: z.object({ upgradeable: z.boolean() }),
  geetestSdkVersion: z.nullable(z.string()),
  gw: z.object({}),
})
export type SiteInfo = z.infer<typeof siteInfo>

export const systemStatus = z.object({
  info: siteInfo,
  location: z.object({ ip: z.string(), country: z.nullable(z.string()) }),
  maintenance: z.boolean(),
  regionRestriction: z.boolean(),
  whitelist: z.boolean(),
})
export type SystemStatus = z.infer<typeof systemStatus>

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

const read = { method: 'GET', sharedFor: 10 } as const

export const systemEndpoints = {
  status: endpoint({
    summary: 'Site settings, maintenance and region state for the caller',
    method: 'GET',
    path: '/wps/v2/system/status',
    aliases: ['/wps/system/status'],
    value: systemStatus,
  }),
  /** Not shared: without a domain of its own, a site names the one it was reached by. */
  settings: endpoint({
    summary: 'The settings alone',
    method: 'GET',
    path: '/wps/system/settings/consolidated',
    value: siteInfo,
  }),
  whitelabel: endpoint({
    ...read,
    summary: 'The menu tree with its switches',
    path: '/wps/system/whitelabel',
    value: z.array(menuNode),
  }),
  templates: endpoint({
    ...read,
    summary: 'Template flags',
    path: '/wps/system/templates',
    value: siteInfo.shape.mobileTemplate,
  }),
  countries: endpoint({
    ...read,
    summary: 'Countries with dialling code and currency',
    path: '/wps/system/country',
    value: z.array(country),
  }),
  location: endpoint({
    summary: 'Where the caller seems to be',
    method: 'GET',
    path: '/wps/system/location',
    framing: 'bare',
    value: systemStatus.shape.location,
  }),
  ping: endpoint({
    summary: 'Is the server there?',
    method: 'GET',
    path: '/wps/system/test/ping',
    merchantOptional: true,
    value: z.string(),
  }),
}
