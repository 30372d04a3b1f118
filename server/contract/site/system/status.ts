/** The site's settings and its state, with which every page starts (WIR-24). */
import * as z from 'zod/mini'
import { endpoint } from '../../endpoint.ts'
import { registerRules } from '../../register-rules.ts'

export const customerServiceEntry = z.object({
  title: z.string(),
  csType: z.string(),
  /** A plain URL if csType names a social network; otherwise base64 DES ciphertext followed by its 8-character key (WIR-14). */
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
  domainRoute: z.array(
    z.object({
      /** What the address is for. */
      type: z.string(),
      /** The address. */
      path: z.string(),
    }),
  ),
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
  resources: z.array(
    z.object({
      resourceType: z.string(),
      /** The address of the file. */
      url: z.string(),
    }),
  ),
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
  /** Minimum age of players in full years (ACC-04): 18 or 21. */
  minimumAge: z.int(),
  /** The registration's box for the terms starts empty (ACC-04); otherwise it starts ticked (SCR-25). */
  needsExplicitConsent: z.boolean(),
  /** How many pop-ups may come one after another on the home page. */
  popupsAtOnce: z.int(),
  /** Version of the terms and the privacy policy in force (ACC-04). */
  termsVersion: z.string(),
  /** Empty here, but other deployments fill it and clients read its fields unchecked. */
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

export const status = endpoint({
  summary: 'Site settings, and the maintenance and region status for the caller',
  method: 'GET',
  path: '/wps/v2/system/status',
  aliases: ['/wps/system/status'],
  value: systemStatus,
})
