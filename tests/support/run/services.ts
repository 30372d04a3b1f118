/** What other versions of Node, Redis and PostgreSQL can break, as paths that Vitest looks for: not what only computes. */
export const SERVICES: readonly string[] = [
  // Connections, statements and transactions.
  'server/ledger',
  'server/platform',
  'tests/support',
  'tests/api/outage',
  'tests/api/replica',
  // Redis: sessions, limits, codes.
  'server/sessions',
  'server/features/identity/session',
  'server/features/site/captcha',
  'tests/api/session',
  'tests/api/rate-limit',
  'tests/api/captcha',
  'tests/api/verification',
  // HTTP, sockets, ciphers.
  'server/http',
  'tests/api/http',
  'tests/api/live',
  'tests/api/chat',
  'tests/api/crash/live',
  'tests/api/payload-encryption',
  // Jobs, mail, pictures, processes.
  'tests/api/jobs',
  'tests/api/mail',
  'tests/api/avatar',
  'tests/api/kyc',
  'tests/api/content-management/banner',
  'tests/chaos',
]
