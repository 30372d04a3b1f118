/** Sends mail through a real server: `SMTP_URL`, e.g. `smtps://user:secret@mail.example.com`. */
import { createTransport } from 'nodemailer'
import type { Transport } from './mail-outbox.ts'

const TIMEOUT_MS = 10_000

export function createSmtpMail({ url, from }: { url: string; from: string }): Transport {
  const transport = createTransport({
    url,
    connectionTimeout: TIMEOUT_MS,
    greetingTimeout: TIMEOUT_MS,
    socketTimeout: TIMEOUT_MS,
  })
  return {
    async deliver({ recipient, subject, text, html }) {
      await transport.sendMail({ from, to: recipient, subject, text, html })
    },
  }
}
