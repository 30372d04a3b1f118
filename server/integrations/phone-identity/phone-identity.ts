/** A phone another service has proved (spec §3, `type: "firebase"`). */
export interface PhoneIdentity {
  /** The number in E.164 (`+639171234567`); undefined where the token is none of ours, expired or not fresh. */
  phoneOf(idToken: string): Promise<string | undefined>
}

/** A proof older than this stands for nobody any more, though the token itself lives an hour. */
export const PROOF_FRESH_S = 600

/** Does the token prove this number? Never where no such service is set up. */
export const provesNumber = async (
  identity: PhoneIdentity | undefined,
  { diallingCode, mobileNumber }: { diallingCode: string; mobileNumber: string },
  idToken: string,
): Promise<boolean> => (await identity?.phoneOf(idToken)) === `+${diallingCode}${mobileNumber}`
