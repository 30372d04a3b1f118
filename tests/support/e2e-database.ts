import { fileURLToPath } from 'node:url'

/** Where the server of the browser tests says which database it uses, so that tests can make records of their own. */
export const E2E_DATABASE_FILE = fileURLToPath(new URL('../../node_modules/.cache/palaro/e2e-database', import.meta.url))

/** Where it says what a captcha's picture shows: `<path>/<captcha id>`. */
export const E2E_CAPTCHA_PATH = '/e2e/captcha'

/** The cookie that names the merchant whose site a page is; without it the demo merchant's. */
export const E2E_MERCHANT_COOKIE = 'palaro-e2e-merchant'
