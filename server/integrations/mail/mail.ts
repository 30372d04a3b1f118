/** Outgoing mail. */
export interface Mail {
  merchantId: number
  recipient: string
  purpose: string
  subject: string
  text: string
  html: string
}

export interface MailGateway {
  /** Resolves when the message is accepted for sending. */
  send(mail: Mail): Promise<void>
}
