import { fileURLToPath } from 'node:url'

/** Runs beside each other need a port each. */
export const E2E_PORT = Number(process.env.E2E_PORT ?? 3_190)

/** Where the browser tests' server writes the name of its database, so that tests can make records of their own. */
export const E2E_DATABASE_FILE = fileURLToPath(
  new URL(`../../node_modules/.cache/palaro/e2e-database-${E2E_PORT}`, import.meta.url),
)

/** Where it returns the digits of a captcha's picture: `<path>/<captcha id>`. */
export const E2E_CAPTCHA_PATH = '/e2e/captcha'

/** The cookie that names the merchant of a page; the default is the demo merchant. */
export const E2E_MERCHANT_COOKIE = 'palaro-e2e-merchant'
