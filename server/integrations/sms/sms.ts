/** Outgoing text messages. */
export interface Sms {
  merchantId: number
  /** Digits, without a plus sign. */
  diallingCode: string
  /** National number, digits. */
  mobileNumber: string
  purpose: string
  text: string
}

export interface SmsGateway {
  /** Resolves when the message is accepted for sending. */
  send(sms: Sms): Promise<void>
}
