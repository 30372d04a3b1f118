/** A phone that another service has verified (SCR-27). */
export interface PhoneIdentity {
  /** The number in E.164 (`+639171234567`); undefined if the token is not ours, has expired or is not fresh. */
  phoneOf(idToken: string): Promise<string | undefined>
}

/** A verification older than this no longer counts, though the token itself is valid for an hour. */
export const PROOF_FRESH_S = 600

/** Whether the token verifies this number; always false if no such service is configured. */
export const provesNumber = async (
  identity: PhoneIdentity | undefined,
  { diallingCode, mobileNumber }: { diallingCode: string; mobileNumber: string },
  idToken: string,
): Promise<boolean> => (await identity?.phoneOf(idToken)) === `+${diallingCode}${mobileNumber}`
